import { EXAMPLES } from '../domain/screen/examples';
import { focusGenerate } from './focus-generate';
import type { ScreenProps } from './screen-props';

/** What is in the place of the results before the first run: what to do, and examples that fill in the form. */
export function Start({ dispatch }: Pick<ScreenProps, 'dispatch'>) {
  return (
    <div className="line unprinted">
      <p className="muted">Choose a country, enter how many contacts you need, and press Generate.</p>
      <p className="muted">Or fill in an example, then press Generate:</p>
      {EXAMPLES.map((example) => (
        <button
          key={example.label}
          type="button"
          onClick={() => {
            dispatch({ type: 'USE_EXAMPLE', example });
            focusGenerate();
          }}
        >
          {example.label}
        </button>
      ))}
    </div>
  );
}
