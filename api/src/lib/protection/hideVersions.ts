import type { Plugin } from 'graphql-yoga'

/** Redwood publishes `redwood { version prismaVersion }`; this plugin hides the versions. */
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
