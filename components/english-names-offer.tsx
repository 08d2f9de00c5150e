/** Shown where names could not be loaded: nothing is generated in a language that was not asked for. */
export function EnglishNamesOffer({ onAccept }: { onAccept: () => void }) {
  return (
    <p className="note">
      <button type="button" onClick={onAccept}>
        Use English names
      </button>
    </p>
  );
}
