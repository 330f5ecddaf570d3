import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'
import type { FolderChoicesQuery, ResourceFileFields } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { useGroupChoices } from 'src/components/Learning/useGroupChoices'

import { fieldsWith } from './resourceForm'

const FOLDERS = gql`
  query FolderChoicesQuery {
    resourceFolders {
      id
      name
    }
  }
`

/** The fields of the resource form, with the choices of folders and audiences. */
export const useResourceFields = (
  held?: Pick<ResourceFileFields, 'file' | 'url'>
) => {
  const { t } = useTranslation('learning.resources')
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  const groups = useGroupChoices()
  const { data } = useQuery<FolderChoicesQuery>(FOLDERS)
  return useMemo(
    () =>
      fieldsWith(
        {
          levels,
          batches,
          groups,
          folders: (data?.resourceFolders ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        },
        (group) => t(`form.${group}`),
        held
      ),
    [levels, batches, groups, data, held, t]
  )
}
