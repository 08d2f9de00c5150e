import { getStatus, type State } from '../domain/screen/state';

/** The page's only status. */
export function StatusMessage({ state }: { state: State }) {
  const { text, isShown, id } = getStatus(state);
  return (
    <p role="status" className="muted unprinted">
      {text && (
        <span key={id} className={isShown ? undefined : 'spoken'}>
          {text}
        </span>
      )}
    </p>
  );
}
