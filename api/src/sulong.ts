// `yarn sulong …`: commands for the people who run a server (docs/deploy.md). They work on a built checkout.
import fs from 'node:fs'
import path from 'node:path'

import { isEncrypted } from 'src/lib/database/backup/archiveReader'
import { checkBackup } from 'src/lib/database/backup/checkBackup'
import { createKeys } from 'src/lib/database/backup/encryption'
import { productVersion } from 'src/lib/database/backup/productVersion'
import { replaceDatabase } from 'src/lib/database/backup/replaceDatabase'
import { restoreBackup } from 'src/lib/database/backup/restoreBackup'
import { settleRestored } from 'src/lib/database/backup/settleRestored'
import { writeBackup } from 'src/lib/database/backup/writeBackup'
import { databaseUrl, usesOutsideDatabase } from 'src/lib/database/databaseUrl'

const USAGE = `yarn sulong backup-key            a new pair of keys; keep the secret one away from this machine
yarn sulong backup FILE [--key PUBLIC_KEY] [--files]
                                  the database, with the stored files if wanted
yarn sulong check-backup FILE [--key-file SECRET_KEY_FILE]
                                  reads a backup to its end; changes nothing
yarn sulong restore FILE [--key-file SECRET_KEY_FILE] [--no-files] [--replace]
                                  into the empty database that DATABASE_URL names, and into the store of files;
                                  --replace: in place of a full one, which is kept as <name>_before_restore`

const optionOf = (args: string[], name: string) => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

/** A file of age-keygen may have comments around the key. */
const secretKeyIn = (args: string[]) => {
  const file = optionOf(args, '--key-file')
  if (!file) return undefined
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
}

type Commands = Record<string, (file: string, args: string[]) => Promise<void>>

const commands: Commands = {
  'backup-key': async () => {
    const { secretKey, publicKey } = await createKeys()
    console.log(`# public key: ${publicKey}\n${secretKey}`)
  },
  backup: async (file, args) => {
    const key = optionOf(args, '--key')
    const { manifest, size, sha256 } = await writeBackup({
      url: databaseUrl(),
      file: path.resolve(file),
      product: productVersion(),
      publicKeys: key ? [key] : [],
      includeFiles: args.includes('--files'),
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const files = manifest.files
    console.log(
      `${manifest.tables.length} tables, ${rows} rows${files ? `, ${files.count} files` : ''}, ${size} bytes, sha256 ${sha256}`
    )
    if (files && files.missing.length > 0)
      console.warn(
        `${files.missing.length} files are missing from the store: ${files.missing.join(' ')}`
      )
  },
  'check-backup': async (file, args) => {
    const { head, manifest } = await checkBackup(file, secretKeyIn(args))
    console.log(
      `Complete: taken at ${head.takenAt} from PostgreSQL ${head.postgres}, ${manifest.tables.length} tables, ${manifest.files?.count ?? 'no'} files, ${(await isEncrypted(file)) ? 'encrypted' : 'not encrypted'}`
    )
  },
  restore: async (file, args) => {
    const restore = args.includes('--replace') ? replaceDatabase : restoreBackup
    const { head, manifest } = await restore({
      url: databaseUrl(),
      file,
      secretKey: secretKeyIn(args),
      withFiles: !args.includes('--no-files'),
      beforeCommit: settleRestored,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows as they were at ${head.takenAt}; every table equals the backup. Everyone signs in again.`
    )
    if (usesOutsideDatabase)
      console.log(
        'Next: "yarn rw prisma migrate deploy"; with a role of its own for the server, "psql -f api/db/grants.sql".'
      )
  },
}

const run = async ([name = '', ...args]: string[]) => {
  const [file = ''] = args
  if (!Object.hasOwn(commands, name) || (name !== 'backup-key' && !file)) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  await commands[name](file, args)
}

run(process.argv.slice(2)).then(
  () => process.exit(),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  }
)
