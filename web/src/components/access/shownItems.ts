import type { MenuGroup, StaffEntry } from './menu'

export type MenuItem = StaffEntry | MenuGroup

export const isGroup = (item: MenuItem): item is MenuGroup => 'entries' in item

/** The entries whose routes exist and that the user may open; groups without entries are left out. */
export const shownItems = <Item extends MenuItem>(
  items: Item[],
  isShown: (routeName: string) => boolean
): Item[] =>
  items
    .map((item) =>
      isGroup(item)
        ? {
            ...item,
            entries: item.entries.filter(({ route }) => isShown(route)),
          }
        : item
    )
    .filter((item) =>
      isGroup(item) ? item.entries.length > 0 : isShown(item.route)
    )
