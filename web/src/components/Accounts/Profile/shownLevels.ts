/** Hides the level "non-member" for users who have any other level. */
export const shownLevels = <Level extends { id: string }>(
  levels: readonly Level[]
) => levels.filter(({ id }) => id !== 'non-member' || levels.length === 1)
