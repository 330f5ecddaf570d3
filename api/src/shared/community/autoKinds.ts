/**
 * Whether an automatic task of this kind may name the record that finishes it. Events name their task instead, and any
 * post or question of the member counts.
 */
export const namesTarget = (kind: string | null | undefined) =>
  kind === 'LESSON' || kind === 'FORM'

/** Whether it has to name the record. Without one, any lesson of the member counts. */
export const needsTarget = (kind: string | null | undefined) => kind === 'FORM'
