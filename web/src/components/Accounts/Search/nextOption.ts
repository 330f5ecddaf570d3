/** The id of the next or previous option in the list; after the last comes the first. */
export const nextOption = (listId: string, activeId: string, step: 1 | -1) => {
  const options = [...document.querySelectorAll(`#${listId} [role=option]`)]
  if (options.length === 0) return ''
  const at = options.findIndex(({ id }) => id === activeId)
  const first = step === 1 ? 0 : options.length - 1
  const to =
    at === -1
      ? options[first]
      : options[(at + step + options.length) % options.length]
  to.scrollIntoView?.({ block: 'nearest' })
  return to.id
}
