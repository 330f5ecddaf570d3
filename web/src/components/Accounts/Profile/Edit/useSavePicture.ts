import { useTranslation } from 'react-i18next'
import type {
  UpdateMyPictureMutation,
  UpdateMyPictureMutationVariables,
} from 'types/graphql'

import { useAuth } from 'src/auth'
import { useSaveWithFile } from 'src/hooks/data/useSaveWithFile'

import 'src/components/Accounts/Profile/profile'

const UPDATE_MY_PICTURE = gql`
  mutation UpdateMyPictureMutation($fileId: Int) {
    updateMyPicture(fileId: $fileId) {
      id
      profileImage
    }
  }
`

/** Uploads a picture and makes it the user's own; `null` removes it. */
export const useSavePicture = (onSaved: () => void) => {
  const { t } = useTranslation('common')
  const { reauthenticate } = useAuth()
  const [update, state] = useSaveWithFile<
    UpdateMyPictureMutation,
    UpdateMyPictureMutationVariables
  >(UPDATE_MY_PICTURE, { done: t('resource.saved') })
  const save = async (file: File | null) => {
    if (!(await update(file, (fileId) => ({ fileId })))) return
    onSaved()
    // The app shell shows the picture too.
    await reauthenticate()
  }
  return { save, ...state }
}
