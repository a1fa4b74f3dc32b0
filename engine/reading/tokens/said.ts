import { type Lexicon, type Speech, speechOf } from '../vocabulary';

/** Words of a line, those of its dates and figures empty, and what they say. */
type Saying = { texts: readonly string[]; speech: Speech };

const NONE: readonly Saying[] = [];

/** More of one number are remembered no more: only who means to finds them. */
const MOST = 8;

/** One number of the first `count` words, the same for the same words; of others it is mostly another. */
function hashOf(texts: readonly string[], count: number): number {
  let hash = 0;
  for (let k = 0; k < count; k += 1) {
    const text = texts[k] ?? '';
    for (let i = 0; i < text.length; i += 1) hash = (31 * hash + text.charCodeAt(i)) | 0;
    hash = (31 * hash + 1) | 0;
  }
  return hash;
}

function areSame(known: readonly string[], texts: readonly string[], count: number): boolean {
  if (known.length !== count) return false;
  for (let i = 0; i < count; i += 1) if (known[i] !== texts[i]) return false;
  return true;
}

/**
 * What a document's lines say by their words. Its rows repeat theirs, so that each is understood once; they are looked up by a
 * number, since to join the words of every line takes as long as to understand them.
 */
export class Said {
  private readonly byHash = new Map<number, Saying[]>();
  private readonly lexicon: Lexicon;
  /** For the texts of one line after the other, from the first on: tens of thousands of lists are not made. */
  readonly texts: string[] = [];

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** What the first `count` of `texts` say: a line's words, those of its dates and figures empty. */
  by(count: number): Speech {
    const { texts } = this;
    const hash = hashOf(texts, count);
    const sayings = this.byHash.get(hash);
    for (const saying of sayings ?? NONE)
      if (areSame(saying.texts, texts, count)) return saying.speech;
    const own = texts.slice(0, count);
    const speech = speechOf(own, this.lexicon);
    if (!sayings) this.byHash.set(hash, [{ texts: own, speech }]);
    else if (sayings.length < MOST) sayings.push({ texts: own, speech });
    return speech;
  }
}
