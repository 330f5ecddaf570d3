import { keepInTab, keptInTab } from 'src/lib/browser/tabStorage'

const KEY = 'bannerRoom'

/** The height in px of this tab's banner, 0 without one; a reload keeps its room free, so that the page does not move. */
export const bannerRoom = () => Number(keptInTab(KEY) ?? 0)

export const keepBannerRoom = (height: number) => keepInTab(KEY, String(height))
