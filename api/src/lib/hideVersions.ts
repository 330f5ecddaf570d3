import type { Plugin } from 'graphql-yoga'

/** `redwood { version prismaVersion }` is public in the framework; which versions run here is nobody's business. */
export const hideVersions: Plugin = {
  onSchemaChange({ schema }) {
    const fields = (
      schema.getType('Redwood') as {
        getFields?: () => Record<string, { resolve?: unknown }>
      }
    )?.getFields?.()
    for (const name of ['version', 'prismaVersion']) {
      if (fields?.[name]) fields[name].resolve = () => null
    }
  },
}
