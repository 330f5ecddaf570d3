// The words after `yarn sulong`. A mistyped option must not make a backup that everyone can read.
import { parseArgs, type ParseArgsConfig } from 'node:util'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

const optionsOf = {
  'backup-key': {},
  backup: { key: text, files: flag },
  'check-backup': { 'key-file': text },
  audit: { known: text },
  'remove-factor': { email: text },
  restore: { 'key-file': text, 'no-files': flag, replace: flag },
} satisfies Record<string, ParseArgsConfig['options']>

/** Commands that work on no file. */
const WITHOUT_FILE = ['backup-key', 'audit', 'remove-factor']

export type CommandName = keyof typeof optionsOf

export type CommandOptions = {
  key?: string
  known?: string
  email?: string
  files?: boolean
  'key-file'?: string
  'no-files'?: boolean
  replace?: boolean
}

type Command =
  | { name: CommandName; file: string; options: CommandOptions }
  /** The problem in words for the command line. */
  | { problem: string }

const isName = (name: string): name is CommandName =>
  Object.hasOwn(optionsOf, name)

export const readCommand = ([name = '', ...words]: string[]): Command => {
  if (!isName(name)) return { problem: name ? `Unknown command ${name}` : '' }
  try {
    const config: ParseArgsConfig = {
      args: words,
      options: optionsOf[name],
      allowPositionals: true,
    }
    const { values, positionals } = parseArgs(config)
    const empty = Object.keys(values).find((option) => values[option] === '')
    if (empty) return { problem: `--${empty} has no value` }
    if (positionals.some((word) => word === ''))
      return { problem: 'The name of the file is empty' }
    if (positionals.length !== (WITHOUT_FILE.includes(name) ? 0 : 1))
      return {
        problem: WITHOUT_FILE.includes(name)
          ? `${name} takes no file`
          : 'Name one file',
      }
    return { name, file: positionals[0] ?? '', options: values }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
