import type { Win } from '@prisma/client'

import { dayOfDateColumn } from 'src/shared/manilaTime'

/** A win as anyone sees it who may see the profile. */
export const asWin = ({ id, title, text, createdAt, ...win }: Win) => ({
  id,
  title,
  text,
  createdAt,
  achievedOn: dayOfDateColumn(win.achievedOn),
})

/** A win as its owner sees it, with the consent to show it on sales pages. */
export const asOwnWin = (win: Win) => ({
  ...asWin(win),
  shownSince: win.shownSince,
  shownAs: win.shownAs,
  isFeatured: win.featuredAt !== null,
})
