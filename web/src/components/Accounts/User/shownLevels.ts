/** Whoever holds a real level is not called a non-member any more. */
export const shownLevels = <Level extends { id: string }>(
  levels: readonly Level[]
) => levels.filter(({ id }) => id !== 'non-member' || levels.length === 1)
