import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyLessonFields } from 'types/graphql'

import { fileIconOf } from 'src/components/Learning/fileIcons'

import { fileSize } from '$api/src/shared/text/fileSize'

/** The files of a lesson, each with its size before the download. */
export const LessonFileList = ({ files }: Pick<MyLessonFields, 'files'>) => {
  const { t } = useTranslation('learning')
  return (
    <section aria-labelledby="files-title" className="panel p-4 sm:p-6">
      <h2 id="files-title" className="text-lg">
        {t('files.title')}
      </h2>
      <ul className="divide-base-300 mt-2 divide-y">
        {files.map(
          ({ id, title, category, name, size, url, isDownloadable }) => {
            const Icon = fileIconOf(category)
            const isLink = category === 'web_links'
            return (
              <li key={id}>
                <a
                  href={url}
                  {...(isLink || !isDownloadable
                    ? { target: '_blank', rel: 'noreferrer' }
                    : { download: name ?? '' })}
                  className="hover:bg-base-200 -mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2 py-2"
                >
                  <Icon className="text-primary size-5 shrink-0" aria-hidden />
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm font-semibold wrap-anywhere">
                      {title}
                    </span>
                    <span className="text-muted block text-xs">
                      {t(`files.category.${category}`)}
                      {size != null && ` · ${fileSize(size)}`}
                    </span>
                  </span>
                  {!isLink && isDownloadable && (
                    <Download
                      className="text-muted size-5 shrink-0"
                      aria-hidden
                    />
                  )}
                </a>
              </li>
            )
          }
        )}
      </ul>
    </section>
  )
}
