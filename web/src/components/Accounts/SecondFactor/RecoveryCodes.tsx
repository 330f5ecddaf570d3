import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

// A window with only the codes, so that the page behind is not printed.
const print = (title: string, codes: readonly string[]) => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  if (page) {
    page.title = title
    for (const line of [title, ...codes]) {
      const row = page.createElement('p')
      row.textContent = line
      page.body.append(row)
    }
  }
  frame.contentWindow?.print()
  setTimeout(() => frame.remove(), 60_000)
}

/** The recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { t } = useTranslation('accounts.factor')
  return (
    <div className="space-y-4 pb-3">
      <p role="status">{t('codes.text')}</p>
      <ul className="bg-base-200 grid grid-cols-1 gap-2 rounded-lg p-4 font-mono min-[400px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} />
        <Button
          look="ghost"
          size="sm"
          icon={Printer}
          onClick={() => print(t('codes.title'), codes)}
        >
          {t('codes.print')}
        </Button>
      </div>
      <Button look="primary" block onClick={onKept}>
        {t('codes.kept')}
      </Button>
    </div>
  )
}
