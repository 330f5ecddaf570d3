import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  UpdateMyPictureMutation,
  UpdateMyPictureMutationVariables,
} from 'types/graphql'

import { useAuth } from 'src/auth'
import { useSave } from 'src/hooks/useSave'
import { fieldErrors } from 'src/lib/errorText'
import { uploadFile, UploadRefused } from 'src/lib/uploadFile'

import './profile'

const UPDATE_MY_PICTURE = gql`
  mutation UpdateMyPictureMutation($fileId: Int) {
    updateMyPicture(fileId: $fileId) {
      id
      profileImage
    }
  }
`

/** Uploads a picture and makes it the own one; `null` takes it away. */
export const useSavePicture = (onSaved: () => void) => {
  const { t } = useTranslation(['profile', 'errors', 'common'])
  const { getToken, reauthenticate } = useAuth()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [update, { error }] = useSave<
    UpdateMyPictureMutation,
    UpdateMyPictureMutationVariables
  >(UPDATE_MY_PICTURE, { done: t('common:resource.saved') })

  const save = async (file: File | null) => {
    setRefusal('')
    setIsBusy(true)
    try {
      const fileId = file && (await uploadFile(file, await getToken())).id
      if (!(await update({ fileId }))) return
      onSaved()
      // The shell shows it too.
      await reauthenticate()
    } catch (caught) {
      const isRefused = caught instanceof UploadRefused
      setRefusal((isRefused && caught.message) || t('errors:OFFLINE'))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    save,
    isBusy,
    refusal: refusal || (fieldErrors(error).fileId ?? ''),
    clearRefusal: () => setRefusal(''),
  }
}
