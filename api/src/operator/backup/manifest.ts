// The contents of a backup's archive, which is a tar file: gzipped, and encrypted in the age format if there is a key.
//
//   backup.json              BackupHead
//   tables/<schema>.<table>/<part>   the output of COPY, in parts of at most 4 MB
//   files/<storage key>/<part>       a stored file, in such parts
//   manifest.json            BackupManifest, with the counts and checksums of all that stands before it

/** The version of this layout; a reader refuses a higher one. */
export const FORMAT = 1

export const HEAD_NAME = 'backup.json'
export const MANIFEST_NAME = 'manifest.json'

export type TableShape = {
  schema: string
  name: string
  columns: string[]
}

export type BackupHead = {
  format: number
  /** When the snapshot was taken, in ISO 8601. */
  takenAt: string
  product: string
  postgres: string
  /** The names of the applied migrations, oldest first. */
  migrations: string[]
  tables: TableShape[]
}

export type TableSum = {
  /** `<schema>.<table>` */
  table: string
  rows: number
  bytes: number
  /** The hash of COPY's output. */
  sha256: string
  /** A sum over the hashes of all rows, whatever their order, as decimal digits. */
  fingerprint: string
}

export type SequenceValue = {
  schema: string
  name: string
  /** Null if no value was taken yet. */
  last: string | null
}

export type BackupManifest = {
  tables: TableSum[]
  sequences: SequenceValue[]
  files: { count: number; bytes: number; missing: string[] } | null
}

export const tableName = ({ schema, name }: TableShape) => `${schema}.${name}`
