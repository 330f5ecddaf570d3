// `yarn sulong …`: commands for the people who run a server (docs/deploy.md). They work on a built checkout.
import fs from 'node:fs'
import path from 'node:path'

import { databaseUrl, usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { isEncrypted } from 'src/operator/backup/archiveReader'
import { checkBackup } from 'src/operator/backup/checkBackup'
import {
  readCommand,
  type CommandName,
  type CommandOptions,
} from 'src/operator/backup/command/readCommand'
import { createKeys } from 'src/operator/backup/encryption'
import { productVersion } from 'src/operator/backup/productVersion'
import { replaceDatabase } from 'src/operator/backup/replacing/replaceDatabase'
import { restoreBackup } from 'src/operator/backup/restoreBackup'
import { settleRestored } from 'src/operator/backup/settleRestored'
import { writeBackup } from 'src/operator/backup/writeBackup'
import { auditReport, readKnownSeal } from 'src/operator/sealedLog/auditReport'
import { checkLog } from 'src/operator/sealedLog/checkLog'
import { removeFactorOf } from 'src/services/accounts/sessions/secondFactor/removeFactorOf'

const USAGE = `yarn sulong backup-key            a new pair of keys; keep the secret one away from this machine
yarn sulong backup FILE [--key PUBLIC_KEY] [--files]
                                  the database, with the stored files if wanted
yarn sulong check-backup FILE [--key-file SECRET_KEY_FILE]
                                  reads a backup to its end; changes nothing
yarn sulong restore FILE [--key-file SECRET_KEY_FILE] [--no-files] [--replace]
                                  into the empty database that DATABASE_URL names, and into the store of files;
                                  --replace: in place of a full one, which is kept as <name>_before_<time>
yarn sulong audit [--known SEAL]  checks the sealed info log from its beginning; a seal that you noted shows whether
                                  its end was cut off
yarn sulong remove-factor --email ADDRESS
                                  the second factor of a person for whom nobody can reset it`

/** A file of age-keygen may have comments around the key. */
const secretKeyIn = (file?: string) => {
  if (file === undefined) return undefined
  const key = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (!key) throw new Error(`${file} has no secret key`)
  return key
}

const sealedText = (isSealed: boolean) =>
  isSealed ? 'encrypted' : 'not encrypted'

type Commands = Record<
  CommandName,
  (file: string, options: CommandOptions) => Promise<void>
>

const commands: Commands = {
  'backup-key': async () => {
    const { secretKey, publicKey } = await createKeys()
    console.log(`# public key: ${publicKey}\n${secretKey}`)
  },
  backup: async (file, { key, files: includeFiles }) => {
    const { manifest, size, sha256 } = await writeBackup({
      url: databaseUrl(),
      file: path.resolve(file),
      product: productVersion(),
      publicKeys: key ? [key] : [],
      includeFiles,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const files = manifest.files
    console.log(
      `${manifest.tables.length} tables, ${rows} rows${files ? `, ${files.count} files` : ''}, ${size} bytes, ${sealedText(await isEncrypted(path.resolve(file)))}, sha256 ${sha256}`
    )
    if (files && files.missing.length > 0)
      console.warn(
        `${files.missing.length} files are missing from the store: ${files.missing.join(' ')}`
      )
  },
  'check-backup': async (file, options) => {
    const { head, manifest } = await checkBackup(
      file,
      secretKeyIn(options['key-file'])
    )
    console.log(
      `Complete: taken at ${head.takenAt} from PostgreSQL ${head.postgres}, ${manifest.tables.length} tables, ${manifest.files?.count ?? 'no'} files, ${sealedText(await isEncrypted(file))}`
    )
  },
  restore: async (file, options) => {
    const restored = {
      url: databaseUrl(),
      file,
      secretKey: secretKeyIn(options['key-file']),
      withFiles: !options['no-files'],
      beforeCommit: settleRestored,
    }
    const { head, manifest, old, refused } = options.replace
      ? await replaceDatabase(restored)
      : { ...(await restoreBackup(restored)), old: null, refused: [] }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows as they were at ${head.takenAt}; every table equals the backup. Everyone signs in again.`
    )
    if (old) console.log(`The database before is kept as ${old}.`)
    if (refused.length > 0)
      console.warn(
        `The role may not take these over; run them as another one:\n${refused.join(';\n')};`
      )
    if (usesOutsideDatabase)
      console.log(
        'Next: "yarn rw prisma migrate deploy"; with a role of its own for the server, "psql -f api/db/grants.sql".'
      )
  },
  audit: async (_file, { known }) => {
    const seal = known === undefined ? undefined : readKnownSeal(known)
    if (seal === null)
      throw new Error('--known is a number, a colon and 64 hex digits')
    const check = await checkLog(seal)
    const { lines, warnings } = auditReport(check)
    for (const line of lines) console.log(line)
    for (const warning of warnings) console.error(warning)
    if (check.problem) process.exitCode = 1
  },
  'remove-factor': async (_file, { email = '' }) => {
    const isRemoved = await removeFactorOf(email)
    if (!isRemoved) throw new Error('There is no second factor of this address')
    console.log('The second factor is removed; the person got a mail.')
  },
}

const run = async (words: string[]) => {
  const command = readCommand(words)
  if ('problem' in command) {
    console.error(`${command.problem}\n\n${USAGE}`)
    process.exitCode = 2
    return
  }
  await commands[command.name](command.file, command.options)
}

run(process.argv.slice(2)).then(
  () => process.exit(),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  }
)
