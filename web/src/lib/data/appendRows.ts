type Paged = Record<string, { rows: unknown[] }>

/** For `fetchMore`: appends the next page's rows of the query field `name`. */
export const appendRows =
  (name: string) =>
  (before: unknown, { fetchMoreResult }: { fetchMoreResult: unknown }) => {
    const had = before as Paged
    const came = fetchMoreResult as Paged
    const rows = [...had[name].rows, ...came[name].rows]
    // Apollo's types do not know the shape of a Cell's data.
    return { ...had, [name]: { ...came[name], rows } } as never
  }
