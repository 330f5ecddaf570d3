import type {
  DownloadResourceMutation,
  DownloadResourceMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { useSave } from 'src/hooks/data/useSave'

const DOWNLOAD: TypedDocumentNode<
  DownloadResourceMutation,
  DownloadResourceMutationVariables
> = gql`
  mutation DownloadResourceMutation($id: Int!) {
    downloadResource(id: $id) {
      id
      version
      url
    }
  }
`

/** Downloads as a click on a link would; the link itself is created on the press. */
const startDownload = (url: string, fileName: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}

/** Counts the click, and downloads the file if `fileName` is given. */
export const useDownload = (id: number) => {
  const { isAuthenticated } = useAuth()
  const [count, { loading }] = useSave(DOWNLOAD, {
    // The new version now counts as downloaded.
    refetch: isAuthenticated ? ['MyResourceQuery'] : [],
  })
  const download = async (fileName?: string | null) => {
    const data = await count({ id })
    if (data && fileName != null)
      startDownload(data.downloadResource.url, fileName)
  }
  return { download, isBusy: loading }
}
