// @ts-check
/** @typedef {{study: string, claim: {id: string}}} Placed a claim with its study */

/** Address of the page that has the calculations of a study's claims. @param {string} study */
export const claimsAddress = (study) => `/claims/${study}/`;

/** Address of a claim's calculation. @param {Placed} entry */
export const claimAddress = ({study, claim}) => `${claimsAddress(study)}#${claim.id}`;

/** Id of the place in the study's page where a claim is. @param {string} id of the claim */
export const placeOfClaim = (id) => `claim-${id}`;
