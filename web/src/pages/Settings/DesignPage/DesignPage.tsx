const DesignPage = () => <div />
export default DesignPage
