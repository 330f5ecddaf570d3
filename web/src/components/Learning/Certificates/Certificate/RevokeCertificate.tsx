import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

const REVOKE: Doc<'RevokeCertificateMutation'> = gql`
  mutation RevokeCertificateMutation($code: String!, $reason: String!) {
    revokeCertificate(code: $code, reason: $reason) {
      code
      state
    }
  }
`
/** Lets staff revoke a certificate, with a reason. */
const RevokeCertificate = ({ code }: { code: string }) => (
  <Actions
    words="learning:certificate"
    refetch={['CertificateCheckQuery']}
    size="sm"
    className="border-base-300 mt-6 border-t pt-4"
    actions={[
      {
        name: 'revoke',
        look: 'ghost',
        does: call(REVOKE, { code }),
        asks: 'reason',
        isDangerous: true,
      },
    ]}
  />
)

export default RevokeCertificate
