/** a claim with its study */
type Placed = {study: string; claim: {id: string}};

/** Address of the page that has the calculations of a study's claims. */
export const claimsAddress = (study: string) => `/claims/${study}/`;

/** Address of a claim's calculation. */
export const claimAddress = ({study, claim}: Placed) => `${claimsAddress(study)}#${claim.id}`;

/**
 * Id of the place in the study's page where a claim is.
 *
 * @param id of the claim
 */
export const placeOfClaim = (id: string) => `claim-${id}`;
