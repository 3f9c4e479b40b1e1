import type { BRAND_FONT_SENTENCES } from './brand-font-sentences.ts'
import type { TranslatedSentences } from './english.ts'
import type { FILE_SENTENCES } from './file-sentences.ts'
import type { PROOF_SENTENCES } from './proof-sentences.ts'
import { brandCheck } from './fr/brand-check.ts'
import { campaigns } from './fr/campaigns.ts'
import { messages } from './fr/messages.ts'
import { replies } from './fr/replies.ts'

/** The sentences about written prices. */
const prices = {
  priceNoAmount: 'Le prix n’a pas pu être lu comme un nombre et est gardé en texte',
  priceSeveral: 'Le prix contient plusieurs montants et est gardé en texte',
  priceCondition: 'Le prix a une condition comme « à partir de » et est gardé en texte',
  priceUnclear: 'Le prix peut être {1} ou {2}, il est gardé en texte',
  priceTooLarge: 'Le prix dépasse 9 999 999,99 et est gardé en texte',
  currencyNotListed: 'La devise du prix n’a pas été reconnue, le prix est gardé en texte',
  currenciesDiffer: 'Le prix nomme deux devises et est gardé en texte',
  priceRounded: 'Le prix a plus de deux décimales : le nombre est arrondi et le prix est aussi gardé en texte',
  signUnclear: 'Le signe « {1} » désigne plusieurs devises, le prix est gardé tel qu’il est écrit',
  currencyNotKnown: 'La devise n’a pas été reconnue et est ignorée',
} satisfies Partial<TranslatedSentences>

/** Why an uploaded file cannot be used. */
const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Sélectionnez un fichier image valide. Les fichiers {1} ne peuvent pas être utilisés ici. Importez un PNG, JPEG, WebP, GIF, AVIF ou SVG.',
  svgEntities:
    'Sélectionnez un fichier image valide. Ce SVG contient des déclarations d’entités. Exportez-le sans elles, par exemple en SVG simple.',
  svgScripts: 'Sélectionnez un fichier image valide. Ce SVG contient un script. Exportez-le sans script.',
  svgPages:
    'Sélectionnez un fichier image valide. Ce SVG contient des parties d’une page web (foreignObject). Exportez-le avec le texte converti en tracés.',
  svgReferences:
    'Sélectionnez un fichier image valide. Ce SVG renvoie à d’autres fichiers. Exportez-le avec ses images et ses styles intégrés.',
  svgPictures:
    'Les images de ce SVG ont trop de pixels. La limite est de 12 mégapixels au total. Exportez-le avec des images plus petites.',
  avifTooLarge:
    'Cette image AVIF demande trop de mémoire pour être ouverte. Enregistrez-la en JPEG ou PNG, ou réduisez-la.',
  svgColorUnknown:
    'La couleur {1} de ce SVG ne peut pas être dessinée. Exportez-le avec des couleurs simples comme #E02020.',
  svgValueMissing:
    'Ce SVG prend une couleur d’une page web : {1} n’y a pas de valeur. Exportez-le avec des couleurs simples comme #E02020.',
  svgValuesSeveral:
    'Ce SVG définit {1} plusieurs fois, sa couleur n’est donc pas certaine. Exportez-le avec des couleurs simples comme #E02020.',
  fontOtherKind: 'Les fichiers {1} ne peuvent pas servir de police. Importez un fichier OTF, TTF ou WOFF2.',
  fileTooLarge: 'Le fichier est trop lourd. La limite est de {1} Mo.',
}

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
const brandFonts: Translated = {
  fontMissing: 'Police introuvable',
  fontUnknown: 'Ce n’est pas une police. Importez un fichier OTF, TTF ou WOFF2.',
  fontWoff: 'Les fichiers WOFF ne peuvent pas être utilisés. Importez un fichier OTF, TTF ou WOFF2.',
  fontCollection:
    'Les collections de polices ne peuvent pas être utilisées. Importez un fichier contenant une seule police.',
  fontTooLarge: 'La police est trop volumineuse. La limite est de 4 Mo.',
  fontDamaged: 'La police est endommagée et ne peut pas être utilisée.',
  fontRestricted:
    'La licence de cette police interdit son utilisation dans des designs : son fichier indique qu’elle ne peut pas être incorporée.',
  fontColor: 'Les polices en couleur et bitmap ne peuvent pas être utilisées. Importez une police à contours simples.',
  fontLetters: 'La police n’a pas de lettres latines. Il lui faut A à Z et a à z.',
  fontBlank: 'Les lettres de cette police sont vides.',
  fontComplex: 'La police est trop longue à dessiner et ne peut pas être utilisée.',
  fontTwice: 'La marque a déjà cette police. Supprimez-la d’abord pour la remplacer.',
  fontsFull: 'Une marque a au plus 8 polices. Supprimez-en une d’abord.',
  fontsTooLarge: 'Les polices d’une marque peuvent occuper 12 Mo au total, décompressées. Supprimez-en une d’abord.',
  fontNotChosen: 'La marque n’a pas de police de ce nom.',
  licenseNoteTooLong: 'La note de licence doit comporter au plus 1000 caractères',
  kindUnlisted: 'Choisissez l’un des types proposés',
}

/** The sentences of providers. */
const providers = {
  providerNameRequired: 'Saisissez un nom',
  providerNameInvalid: 'Un nom comporte de 1 à 40 lettres, chiffres, espaces, points et traits d’union',
  providerAddressInvalid: 'Saisissez une adresse comme https://api.example.com/v1',
  providerModelMissing: 'Saisissez un modèle pour les textes ou pour les images',
  providerModelInvalid: 'Un modèle comporte au plus 200 caractères sans espace',
  providerPriceInvalid: 'Un prix est un montant de 0 à 10000 dollars américains',
  providerNameTaken: 'Vous avez déjà un fournisseur de ce nom.',
  providerNameReserved: 'Ce nom appartient à un fournisseur de la plateforme. Choisissez-en un autre.',
  providerAddressRefused:
    'Signet ne se connecte pas à cette adresse. Elle doit être publique, en https et sur le port 443. L’administrateur peut en autoriser d’autres dans FETCH_ALLOW.',
  providerKeyAgain:
    'Saisissez la clé à nouveau. Une clé enregistrée n’est envoyée qu’à l’adresse pour laquelle elle a été enregistrée.',
  tooManyProviders: 'Vous pouvez ajouter au plus 10 fournisseurs. Supprimez-en un d’abord.',
  providerMissing: 'Fournisseur introuvable',
  providerWorks: 'La connexion fonctionne.',
  providerWorksUnlisted: 'La connexion fonctionne, mais le serveur ne propose pas le modèle {1}.',
  providerWorksBlind:
    'Le serveur répond, mais il n’a pas de liste de modèles. Le premier appel montrera s’il connaît vos modèles.',
  providerRefusedKey: 'Le serveur a refusé la clé.',
  providerWantsKey: 'Le serveur demande une clé.',
  providerNotReached: 'Le serveur est injoignable. Vérifiez l’adresse et que le serveur fonctionne.',
  providerTooSlow: 'Le serveur n’a pas répondu en 10 secondes.',
  providerOtherProtocol:
    'Le serveur ne parle pas le protocole OpenAI à cette adresse. La plupart des adresses se terminent par /v1.',
  providerNotComfyUi: 'Le serveur n’exécute pas ComfyUI à cette adresse.',
  providerBusy: 'Le serveur répond, mais il est en panne en ce moment. Réessayez dans quelques minutes.',
  ownKeyRefused: 'Le fournisseur {1} n’accepte pas votre clé. Modifiez-la dans Clés API.',
  ownNoCredit:
    'Votre compte chez le fournisseur {1} n’a plus de crédit. Ajoutez-en, ou choisissez un autre fournisseur dans Clés API.',
  ownModelGone: 'Le fournisseur {1} n’a pas le modèle {2}. Modifiez le modèle dans Clés API.',
  ownPaused:
    'Le fournisseur {1} n’a pas répondu à temps à deux appels. Signet ne l’interrogera donc plus pendant 15 minutes. Vérifiez qu’il fonctionne, puis testez la connexion dans Clés API pour l’utiliser tout de suite.',
  providerDeleted: 'Fournisseur supprimé',
  choiceGoneText:
    'Le fournisseur que vous avez choisi pour les textes n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceGoneImage:
    'Le fournisseur que vous avez choisi pour les images n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceGoneVoice:
    'Le fournisseur que vous avez choisi pour les voix n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceGoneVideo:
    'Le fournisseur que vous avez choisi pour les vidéos n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceUnreadable:
    'La clé enregistrée du fournisseur {1} ne peut plus être lue. Saisissez-la à nouveau dans Clés API.',
  choiceUnlisted: 'Choisissez l’un des fournisseurs proposés.',
  studioNeedsNone: 'Le studio intégré n’a besoin d’aucune connexion.',
} satisfies Partial<TranslatedSentences>

/** The sentences about Content Credentials. */
const proofs = {
  credentialsNotAdded: 'Les Content Credentials n’ont pas pu être ajoutés. Réessayez, ou exportez le fichier sans eux.',
  credentialsTooLarge:
    'Avec ses Content Credentials, le fichier ne tient pas dans cette taille. Autorisez davantage, ou exportez-le sans eux.',
  verifyNothing: 'Choisissez un fichier à vérifier.',
  verifyUrl: 'Saisissez une adresse qui commence par http:// ou https://.',
  verifyNotFetched: 'Le fichier à cette adresse n’a pas pu être lu.',
  verifyType: 'Seuls les fichiers PNG, JPEG, WebP, AVIF, GIF et MP4 peuvent être vérifiés.',
  verifyBusy: 'Trop de fichiers sont en cours de vérification. Réessayez dans un instant.',
} satisfies Record<keyof typeof PROOF_SENTENCES, string>

export const sentences: TranslatedSentences = {
  ...messages,
  ...brandCheck,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
  ...proofs,
}
