import { useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  RevokeCertificateMutation,
  RevokeCertificateMutationVariables,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { useSave } from 'src/hooks/data/useSave'

const REVOKE = gql`
  mutation RevokeCertificateMutation($code: String!, $reason: String!) {
    revokeCertificate(code: $code, reason: $reason) {
      code
      state
    }
  }
`
const FORM_ID = 'revoke-certificate'

/** Lets staff revoke a certificate, with a reason. */
const RevokeCertificate = ({ code }: { code: string }) => {
  const { t } = useTranslation(['learning', 'common'])
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [revoke, { loading }] = useSave<
    RevokeCertificateMutation,
    RevokeCertificateMutationVariables
  >(REVOKE, {
    done: t('certificate.done'),
    refetch: ['CertificateCheckQuery'],
    onDone: () => setIsAsked(false),
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() && !loading) void revoke({ code, reason })
  }

  return (
    <div className="border-base-300 mt-6 border-t pt-4">
      <Button look="ghost" size="sm" onClick={() => setIsAsked(true)}>
        {t('certificate.revoke')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('certificate.revokeTitle')}
        text={t('certificate.revokeText')}
        footer={
          <>
            <Button look="ghost" onClick={() => setIsAsked(false)}>
              {t('common:action.cancel')}
            </Button>
            <Button
              look="danger"
              type="submit"
              form={FORM_ID}
              busy={loading}
              disabled={!reason.trim()}
            >
              {t('certificate.revoke')}
            </Button>
          </>
        }
      >
        <form id={FORM_ID} onSubmit={onSubmit}>
          <label className="block">
            <span className="mb-1.5 block text-sm font-semibold">
              {t('certificate.reason')}
            </span>
            <textarea
              className="textarea w-full"
              rows={3}
              maxLength={500}
              required
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
        </form>
      </Dialog>
    </div>
  )
}

export default RevokeCertificate
