/** The types that a file field accepts for a picture; the server checks the bytes. */
export const PICTURE_TYPES = '.jpg,.jpeg,.png,.gif,.webp'
