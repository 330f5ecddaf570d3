import type { Win } from '@prisma/client'

/** The columns of a post that shares a win: a copy, which later changes of the win leave as it is. */
export const copyOfWin = ({ id, title, text, achievedOn }: Win) => ({
  winId: id,
  winTitle: title,
  winText: text,
  winOn: achievedOn,
})
