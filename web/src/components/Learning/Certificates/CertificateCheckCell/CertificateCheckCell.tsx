import { CertificateState } from 'src/components/Learning/Certificates/Certificate/CertificateState'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'CertificateCheckQuery'> = gql`
  query CertificateCheckQuery($code: String!) {
    certificateCheck(code: $code) {
      code
      state
      name
      courseTitle
      issuedOn
    }
  }
`

export const Loading = () => (
  <div className="panel p-6">
    <SkeletonLines />
  </div>
)

export const Failure = CellFailure

export const Success = ({
  certificateCheck,
}: PropsOf<'CertificateCheckQuery'>) => (
  <CertificateState check={certificateCheck} />
)
