import { useState } from 'react'

import type { ApolloError } from '@apollo/client'
import type { AccessLevelFields, AccessLevelInput } from 'types/graphql'

import {
  asMaps,
  isChanged,
  type Access,
} from 'src/components/Accounts/staff/AccessMatrix/access'
import { AccessMatrix } from 'src/components/Accounts/staff/AccessMatrix/AccessMatrix'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { UnsavedGuard } from 'src/components/ui/form/ResourceForm/UnsavedGuard'
import { twoColumns } from 'src/components/ui/resource/ResourceDetails/twoColumns'

import { asCompared, type LevelInput } from './accessLevel'
import { AccessPreview } from './AccessPreview'

type AccessLevelFormProps = {
  /** The level to edit; a new one has no id yet. */
  level?: AccessLevelFields
  levels: AccessLevelFields[]
  fields: readonly Field<LevelInput>[]
  before: Access
  label: string
  cancelTo: string
  onSave: (
    input: LevelInput & Pick<AccessLevelInput, 'pageAccess' | 'functionAccess'>
  ) => unknown
  error?: ApolloError
}

/**
 * The form of an access level: its texts with a preview of the effects, and its column of the matrix. On phones the
 * texts come first.
 */
export const AccessLevelForm = ({
  level,
  levels,
  fields,
  before,
  label,
  cancelTo,
  onSave,
  error,
}: AccessLevelFormProps) => {
  const [access, setAccess] = useState(before)
  const [isSaved, setIsSaved] = useState(false)
  const hasChanged = Object.keys(access).some((flag) =>
    isChanged(before, access, flag)
  )

  const onSubmit = async (input: LevelInput) => {
    // The form opens another page after saving, which must not bring up the "unsaved changes" question.
    setIsSaved(true)
    const saved = await onSave({ ...input, ...asMaps(access) })
    if (!saved) setIsSaved(false)
    return saved
  }

  return (
    <div className={twoColumns}>
      <div className="space-y-4 lg:sticky lg:top-20 lg:space-y-6">
        <section className="panel p-4 sm:p-6">
          <ResourceForm<LevelInput>
            entity="accounts.staff.accessLevel"
            fields={fields}
            record={level}
            onSave={onSubmit}
            error={error}
            cancelTo={cancelTo}
          />
        </section>
        {level && (
          <AccessPreview id={level.id} before={before} access={access} />
        )}
      </div>
      <AccessMatrix
        label={label}
        access={access}
        before={before}
        onChange={setAccess}
        others={levels.filter(({ id }) => id !== level?.id).map(asCompared)}
      />
      <UnsavedGuard isOn={hasChanged && !isSaved} />
    </div>
  )
}
