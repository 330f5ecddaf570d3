import { storage } from 'src/lib/files/storage/storage'

/** Removes the bytes of a file whose row is gone; a second run finds nothing. */
const removeStoredFile = async ({ key }: { key: string }) => {
  await storage().remove(key)
}

export default removeStoredFile
