import { PAGE_BUTTONS } from '$api/src/shared/constants'

/** Up to five page numbers around the current one. */
export const pageButtons = (page: number, lastPage: number) => {
  const count = Math.min(PAGE_BUTTONS, lastPage)
  const first = Math.min(Math.max(1, page - 2), lastPage - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
