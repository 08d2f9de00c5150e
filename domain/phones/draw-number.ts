import type { SimpleFaker } from '@faker-js/faker';
import { createWeightedDraw } from '../random/weighted-draw';
import type { Ranges } from './country-ranges';
import { createDeck } from './number-deck';

/**
 * Creates a draw of national numbers: chooses a range by its share, and deals from it. A range whose numbers have all
 * been dealt is left out, so that no number repeats before all others have come up; then all ranges start again.
 *
 * @param ranges at least one
 */
export function createNumberDraw(faker: SimpleFaker, ranges: Ranges): () => string {
  const openAll = () => Object.entries(ranges).map(([range, share]) => ({ share, deck: createDeck(faker, range) }));
  let open = openAll();
  const weigh = () =>
    createWeightedDraw(
      faker,
      open.map(({ deck }) => deck),
      open.map(({ share }) => share),
    );
  let drawDeck = weigh();
  return () => {
    const dealt = drawDeck();
    const number = dealt.deal();
    if (dealt.countLeft() === 0) {
      open = open.filter(({ deck }) => deck !== dealt);
      if (open.length === 0) open = openAll();
      drawDeck = weigh();
    }
    return number;
  };
}
