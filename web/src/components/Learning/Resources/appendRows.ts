type Paged = Record<string, { rows: unknown[] }>

/** For fetchMore: the rows of the next page of `name` under those that are there. */
export const appendRows =
  (name: string) =>
  (before: unknown, { fetchMoreResult }: { fetchMoreResult: unknown }) => {
    const had = before as Paged
    const came = fetchMoreResult as Paged
    const rows = [...had[name].rows, ...came[name].rows]
    // Apollo's types do not know a Cell's data.
    return { ...had, [name]: { ...came[name], rows } } as never
  }
