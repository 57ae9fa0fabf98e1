/** Address of a claim's entry on the claims page. */
export const claimAnchor = ({study, claim}) => `${study}--${claim.id}`;
