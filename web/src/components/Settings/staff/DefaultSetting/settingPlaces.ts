import type { SettingGroup } from '$api/src/shared/settings/catalogue'

/** The id of a group's place on the page; a setting's place has the setting's name. */
export const groupAnchor = (group: SettingGroup) => `group-${group}`

/** Scrolls to a place of the page, also to one in a part that is closed. */
export const showPlace = (id: string) => {
  const place = document.getElementById(id)
  const closed = place?.closest('details')
  if (closed) closed.open = true
  place?.scrollIntoView?.({ block: 'start' })
}
