import { type Lexicon, type Speech, speechOf } from '../vocabulary';

/** Words of a line, those of its dates and figures empty, and what they say. */
type Saying = { texts: readonly string[]; speech: Speech };

const NONE: readonly Saying[] = [];

/** More of one number are remembered no more: only who means to finds them. */
const MOST = 8;

/** One number of some words, the same for the same words; of others it is mostly another. */
function hashOf(texts: readonly string[]): number {
  let hash = 0;
  for (const text of texts) {
    for (let i = 0; i < text.length; i += 1) hash = (31 * hash + text.charCodeAt(i)) | 0;
    hash = (31 * hash + 1) | 0;
  }
  return hash;
}

function areSame(texts: readonly string[], others: readonly string[]): boolean {
  if (texts.length !== others.length) return false;
  for (let i = 0; i < texts.length; i += 1) if (texts[i] !== others[i]) return false;
  return true;
}

/**
 * What a document's lines say by their words. Its rows repeat theirs, so that each is understood once; they are looked up by a
 * number, since to join the words of every line takes as long as to understand them.
 */
export class Said {
  private readonly byHash = new Map<number, Saying[]>();
  private readonly lexicon: Lexicon;
  /** For the texts of one line after the other: tens of thousands of lists are not made. */
  readonly texts: string[] = [];

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** `texts`: a line's words, those of its dates and figures empty. The list may be used again. */
  by(texts: readonly string[]): Speech {
    const hash = hashOf(texts);
    const sayings = this.byHash.get(hash);
    for (const saying of sayings ?? NONE) if (areSame(saying.texts, texts)) return saying.speech;
    const own = [...texts];
    const speech = speechOf(own, this.lexicon);
    if (!sayings) this.byHash.set(hash, [{ texts: own, speech }]);
    else if (sayings.length < MOST) sayings.push({ texts: own, speech });
    return speech;
  }
}
