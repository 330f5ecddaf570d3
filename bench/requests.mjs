// An operation as a request to one of the contestants.

const routeOf = (name, { query, path, stock, floor }) => {
  if (isFloor(name)) return { path: `/${floor}` }
  if (name === 'stock') return { path: '/graphql', document: stock }
  return path
    ? { path, method: 'GET' }
    : { path: '/api/graphql', document: query }
}

export const isFloor = (name) => name.startsWith('limit')

/** The request of an operation, as a person sends it to a contestant. */
export const requestOf = ({ name }, kind, person) => {
  const { path, method = 'POST', document } = routeOf(name, kind)
  const { cookie } = person
  if (method === 'GET')
    return { path, method, headers: cookie ? { cookie } : {} }
  const variables = kind.variables?.(person)
  return {
    path,
    method,
    headers: {
      'content-type': 'application/json',
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(
      isFloor(name)
        ? (variables ?? {})
        : {
            query: document,
            variables: name === 'stock' ? undefined : variables,
          }
    ),
  }
}
