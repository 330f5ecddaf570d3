/** What a file field offers where a picture is wanted; the server looks at the bytes. */
export const PICTURE_TYPES = '.jpg,.jpeg,.png,.gif,.webp'
