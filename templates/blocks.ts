import type { AnyBlock } from '../compiler/model/block.ts'
import { actionButtonBlock } from './blocks/action-button/block.ts'
import { aiLabelBlock } from './blocks/ai-label/block.ts'
import { apiKeyCheckboxBlock } from './blocks/api-key-checkbox/block.ts'
import { apiOperationBlock } from './blocks/api-operation/block.ts'
import { callToActionBlock } from './blocks/call-to-action/block.ts'
import { calloutBlock } from './blocks/callout/block.ts'
import { cardGroupBlock } from './blocks/card-group/block.ts'
import { cloudSourceNoteBlock } from './blocks/cloud-source-note/block.ts'
import { codeSampleCatalogBlock } from './blocks/code-sample-catalog/block.ts'
import { codeSampleGroupBlock } from './blocks/code-sample-group/block.ts'
import { destinationCatalogBlock } from './blocks/destination-catalog/block.ts'
import { destinationInfoBlock } from './blocks/destination-info/block.ts'
import { developerToolkitBlock } from './blocks/developer-toolkit/block.ts'
import { diagramBlock } from './blocks/diagram/block.ts'
import { disclosureBlock } from './blocks/disclosure/block.ts'
import { errorCodeBadgeBlock } from './blocks/error-code-badge/block.ts'
import { errorIndexBlock } from './blocks/error-index/block.ts'
import { errorRecordBlock } from './blocks/error-record/block.ts'
import { essentialsBlock } from './blocks/essentials/block.ts'
import { featuredCardBlock } from './blocks/featured-card/block.ts'
import { featuredContentBlock } from './blocks/featured-content/block.ts'
import { filterableTableBlock } from './blocks/filterable-table/block.ts'
import { getStartedBlock } from './blocks/get-started/block.ts'
import { getStartedLinksBlock } from './blocks/get-started-links/block.ts'
import { heroBlock } from './blocks/hero/block.ts'
import { iconLinkBlock } from './blocks/icon-link/block.ts'
import { illustrationBlock } from './blocks/illustration/block.ts'
import { includeBlock } from './blocks/include/block.ts'
import { landingSectionBlock } from './blocks/landing-section/block.ts'
import { lightboxBlock } from './blocks/lightbox/block.ts'
import { linkCardBlock } from './blocks/link-card/block.ts'
import { linkCardGridBlock } from './blocks/link-card-grid/block.ts'
import { linkGroupBlock } from './blocks/link-group/block.ts'
import { logLevelBadgeBlock } from './blocks/log-level-badge/block.ts'
import { operationIndexBlock } from './blocks/operation-index/block.ts'
import { operationTableBlock } from './blocks/operation-table/block.ts'
import { phoneNumberFieldBlock } from './blocks/phone-number-field/block.ts'
import { productDocumentationButtonBlock } from './blocks/product-documentation-button/block.ts'
import { productGridBlock } from './blocks/product-grid/block.ts'
import { productIntroBlock } from './blocks/product-intro/block.ts'
import { productLandingPageBlock } from './blocks/product-landing-page/block.ts'
import { productsUsedBlock } from './blocks/products-used/block.ts'
import { protectedContentBlock } from './blocks/protected-content/block.ts'
import { relatedProductBlock } from './blocks/related-product/block.ts'
import { relatedProductsBlock } from './blocks/related-products/block.ts'
import { settingsMappingBlock } from './blocks/settings-mapping/block.ts'
import { sideContentBlock } from './blocks/side-content/block.ts'
import { supportGridBlock } from './blocks/support-grid/block.ts'
import { tabBlock } from './blocks/tab/block.ts'
import { tabGroupBlock } from './blocks/tab-group/block.ts'
import { tutorialBlock } from './blocks/tutorial/block.ts'
import { videoBlock } from './blocks/video/block.ts'
import { voiceLibraryBlock } from './blocks/voice-library/block.ts'

/** The registry: one line a block, in the order of the names. */
export const blocks: readonly AnyBlock[] = [
  actionButtonBlock,
  aiLabelBlock,
  apiKeyCheckboxBlock,
  apiOperationBlock,
  callToActionBlock,
  calloutBlock,
  cardGroupBlock,
  cloudSourceNoteBlock,
  codeSampleCatalogBlock,
  codeSampleGroupBlock,
  destinationCatalogBlock,
  destinationInfoBlock,
  developerToolkitBlock,
  diagramBlock,
  disclosureBlock,
  errorCodeBadgeBlock,
  errorIndexBlock,
  errorRecordBlock,
  essentialsBlock,
  featuredCardBlock,
  featuredContentBlock,
  filterableTableBlock,
  getStartedBlock,
  getStartedLinksBlock,
  heroBlock,
  iconLinkBlock,
  illustrationBlock,
  includeBlock,
  landingSectionBlock,
  lightboxBlock,
  linkCardBlock,
  linkCardGridBlock,
  linkGroupBlock,
  logLevelBadgeBlock,
  operationIndexBlock,
  operationTableBlock,
  phoneNumberFieldBlock,
  productDocumentationButtonBlock,
  productGridBlock,
  productIntroBlock,
  productLandingPageBlock,
  productsUsedBlock,
  protectedContentBlock,
  relatedProductBlock,
  relatedProductsBlock,
  settingsMappingBlock,
  sideContentBlock,
  supportGridBlock,
  tabBlock,
  tabGroupBlock,
  tutorialBlock,
  videoBlock,
  voiceLibraryBlock,
]
