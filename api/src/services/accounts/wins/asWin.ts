import type { Win } from '@prisma/client'

import { dayOfDateColumn } from 'src/shared/manilaTime'

export const asWin = ({ userId: _, ...win }: Win) => ({
  ...win,
  achievedOn: dayOfDateColumn(win.achievedOn),
})
