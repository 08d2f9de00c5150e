import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { JAPANESE_READINGS } from './japanese-readings';
import { romaniseKana } from './kana';

/** What is used of kuromoji: its dictionary alone, as a name is one word already. */
interface Tokenizer {
  readonly token_info_dictionary: {
    readonly target_map: Readonly<Record<number, readonly number[]>>;
    readonly dictionary: { getShort(offset: number): number };
    getFeatures(id: number): string;
  };
  readonly viterbi_builder: {
    readonly trie: { commonPrefixSearch(text: string): { k: string; v: number }[] };
  };
}

/** IPADIC's classes of personal names. */
export type JapaneseNameKind = '姓' | '名';

const require = createRequire(import.meta.url);

function loadTokenizer(): Promise<Tokenizer> {
  const kuromoji = require('kuromoji');
  const dicPath = join(dirname(require.resolve('kuromoji/package.json')), 'dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer: Tokenizer) => {
      if (error) reject(error);
      else resolve(tokenizer);
    });
  });
}

/** A name's likeliest reading of a kind in IPADIC, in katakana: its entry of the lowest cost. */
function findReading(tokenizer: Tokenizer, name: string, kind: JapaneseNameKind): string | undefined {
  const { token_info_dictionary: tokens, viterbi_builder } = tokenizer;
  const word = viterbi_builder.trie.commonPrefixSearch(name).find(({ k }) => k === name);
  const ids = word ? (tokens.target_map[word.v] ?? []) : [];
  const [best] = ids
    .map((id) => ({ cost: tokens.dictionary.getShort(id + 4), features: tokens.getFeatures(id).split(',') }))
    .filter(({ features }) => features.includes('人名') && features.includes(kind))
    .sort((one, other) => one.cost - other.cost);
  return best?.features.at(-2);
}

/** A romaniser of Japanese names by their reading: 佐藤 is sato. It throws where a name has no known reading. */
export async function prepareJapanese(): Promise<(name: string, kind: JapaneseNameKind) => string> {
  const tokenizer = await loadTokenizer();
  return (name, kind) => {
    const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(name) ? name : undefined;
    const reading = JAPANESE_READINGS[name] ?? kana ?? findReading(tokenizer, name, kind);
    if (reading === undefined) throw new Error(`No reading is known for ${name} (${kind})`);
    return romaniseKana(reading);
  };
}
