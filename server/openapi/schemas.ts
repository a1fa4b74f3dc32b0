import { z } from '@hono/zod-openapi';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const refOf = (name: string) => `#/components/schemas/${name}`;

/** A reference to a named schema of the document. */
export const ref = (name: string) => ({ $ref: refOf(name) });

/**
 * Every zod schema among the exports of some modules as JSON Schema by its export's name, referring to each other by name.
 * zod's own conversion, because it keeps patterns and names where the one of zod-openapi inlines them.
 */
export function componentsOf(...modules: readonly object[]): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [name, value] of modules.flatMap(Object.entries))
    if (value instanceof z.ZodType && !registry.has(value)) registry.add(value, { id: name });
  const { schemas } = z.toJSONSchema(registry, { uri: refOf, io: 'input' });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas;
}
