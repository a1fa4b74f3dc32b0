import { z } from 'zod';
import { Content } from './content';
import { Layout } from './layout';

const one = { seed: z.int().min(0), content: Content.prefault({}), layout: Layout.prefault({}) };

/** What one statement is made from. */
const OneStatement = z.strictObject(one);
export type OneStatement = z.output<typeof OneStatement>;

/** What a PDF is made from: plain data, with every gap filled. */
export const Params = z.strictObject({
  ...one,
  /** Further statements in the same PDF. */
  also: z.array(OneStatement).optional(),
  /** What the file says of itself. */
  file: z
    .strictObject({
      producer: z.string().default('Statement Composer 4.2'),
      creator: z.string().default('Output Server'),
      password: z.string().optional(),
      ownerPassword: z.string().optional(),
    })
    .prefault({}),
});
export type Params = z.output<typeof Params>;

/** What a PDF is made from, as it is written by hand: only what is not usual. */
export type StatementParams = z.input<typeof Params>;
