/**
 * Whether an automatic task of this kind names the record that finishes it. Events name their task instead, and any
 * post or question of the member counts.
 */
export const namesTarget = (kind: string | null | undefined) =>
  kind === 'LESSON' || kind === 'FORM'
