import type { ReactNode } from 'react'

import type { RefetchQueriesInclude } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { Resources } from 'i18next'
import type { LucideIcon } from 'lucide-react'

import type { TypedDocumentNode } from '@redwoodjs/web'

import type { ButtonLook } from 'src/components/ui/control/Button/Button'

/** The place of the texts of actions: a namespace, or a group of texts in one, such as 'marketing.staff:coupon'. */
export type WordsPlace = keyof Resources | `${keyof Resources}:${string}`

type TextsIn<Texts, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Texts
    ? TextsIn<Texts[Head], Rest>
    : never
  : Path extends keyof Texts
    ? Texts[Path]
    : never

type TextsAt<Place> = Place extends keyof Resources
  ? Resources[Place]
  : Place extends `${infer Namespace extends keyof Resources}:${infer Path}`
    ? TextsIn<Resources[Namespace], Path>
    : never

type NamesIn<Texts> = {
  [K in keyof Texts]: Texts[K] extends
    | { submit: string }
    | { submit_other: string }
    ? K
    : never
}[keyof Texts]

/** The names of the actions that have texts at a place; "edit" and "remove" have common ones. */
export type ActionName<Place> =
  | Extract<NamesIn<TextsAt<Place>>, string>
  | 'edit'
  | 'remove'

/** Values for the placeholders of texts; `context` chooses a variant of a text. */
export type TextValues = Record<string, unknown>

/** The result of a condition that does not hold. */
export type Absent = false | null | undefined | '' | 0

type After<Data> = {
  /** The page to open after success. */
  goTo?: string | ((data: Data) => string)
  onDone?: (data: Data) => void
  /** Values of the answer for the message after success. */
  doneOf?: (data: Data) => TextValues
  /** Additional headers, for example an idempotency key for payments. */
  headers?: () => Record<string, string>
  /** Queries to reload in place of those of all actions: documents or names. */
  refetch?: RefetchQueriesInclude
}

/** A mutation with its variables and what follows its success. */
export type Call = { mutation: DocumentNode; variables: object } & After<never>

/** The names that mutations give to the variable for a reason. */
export type ReasonField = 'reason' | 'remarks' | 'note'

/** Declares the mutation of an action. The variable for a reason that is asked for may be left out. */
export const call = <Data, Variables extends object>(
  mutation: DocumentNode | TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, ReasonField> & Partial<Variables>,
  after?: After<Data>
): Call => ({ mutation, variables, ...after })

export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'mutation' in value

export type Named<Name> = {
  /** The group of its texts; see useActionWords. */
  name: Name
  /** Values for its texts, beside those of all actions. */
  of?: TextValues | Absent
  isDangerous?: boolean
}

/** An action that asks for its reason first. */
export type ReasonedAction<Name = string> = Named<Name> & {
  does: Call
  reasonAs?: ReasonField
  isOptional?: boolean
}

export type Action<Name = string> = Named<Name> & {
  icon?: LucideIcon
  iconOnly?: boolean
  look?: ButtonLook['look']
  /** Puts the action into the menu "More". */
  isRare?: boolean
  isDisabled?: boolean
} & (
    | { to: string }
    | { opens: (onClose: () => void) => ReactNode }
    // A function runs at the press, or returns the mutation as it is then.
    | { does: (() => unknown) | Call; asks?: 'confirm' }
    | (ReasonedAction<Name> & { asks: 'reason' })
  )
