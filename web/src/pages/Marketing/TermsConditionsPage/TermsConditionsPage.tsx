import { LegalText } from 'src/components/Marketing/LegalText'

const TermsConditionsPage = () => <LegalText page="terms" />

export default TermsConditionsPage
