import { useAuth } from 'src/auth'
import { useSave } from 'src/hooks/data/useSave'

const DOWNLOAD: Doc<'DownloadResourceMutation'> = gql`
  mutation DownloadResourceMutation($id: Int!) {
    downloadResource(id: $id) {
      id
      version
      url
    }
  }
`

/** Downloads a file by clicking a temporary link, because the address is known only after the press. */
const startDownload = (url: string, fileName: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}

/** Counts the download, and downloads the file if `fileName` is given. */
export const useDownload = (id: number) => {
  const { isAuthenticated } = useAuth()
  const [count, { loading }] = useSave(DOWNLOAD, {
    // Reloads the resource, because its newest version now counts as downloaded.
    refetch: isAuthenticated ? ['MyResourceQuery'] : [],
  })
  const download = async (fileName?: string | null) => {
    const data = await count({ id })
    if (data && fileName != null)
      startDownload(data.downloadResource.url, fileName)
  }
  return { download, isBusy: loading }
}
