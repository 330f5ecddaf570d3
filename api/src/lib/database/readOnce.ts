import { context } from '@redwoodjs/context'

/**
 * Runs a read once per request, even if several fields of one query need it. Only for resolvers of `Query`: a mutation
 * may change the rows between two reads.
 * @param key names the read and its arguments
 */
export const readOnce = <Value>(
  key: string,
  read: () => Promise<Value>
): Promise<Value> => {
  const known = context.reads?.get(key) as Promise<Value> | undefined
  if (known) return known
  const value = read()
  context.reads?.set(key, value)
  return value
}
