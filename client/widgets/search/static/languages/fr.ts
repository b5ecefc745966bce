/** What means the same in French documentation of software; as `meanings.ts`, whatever a site is about. */
export const meanings = `
erreur, exception, échec, panne; problème, dépannage, erreur; connexion, se connecter, authentification, login; déconnexion, se déconnecter
authentification, authentifier; autorisation, permission, droits, rôle, accès; inscription, s'inscrire, créer un compte; compte, utilisateur
configurer, configuration, paramétrage, réglages, paramètres; installer, installation; démarrer, lancer, exécuter; arrêter, terminer; annuler, annulation
supprimer, effacer, retirer, suppression; créer, ajouter, création; modifier, changer, mettre à jour, mise à jour; obtenir, récupérer, lire; afficher, montrer
envoyer, envoi; recevoir, réception; téléverser, téléchargement, upload, importer; télécharger, export; valider, validation, vérifier; tester, test, essayer
prix, tarif, tarifs, coût, facturation; facture, facturation; paiement, payer; gratuit, essai; limite, quota, plafond, maximum; redirection, rediriger
obligatoire, requis; facultatif, optionnel; défaut, par défaut; fichier, document; dossier, répertoire; image, photo; requête, demande; réponse, retour
en-tête, header; clé, clé API, jeton, token; secret, mot de passe; certificat, TLS, HTTPS; chiffrement, chiffrer; bibliothèque, paquet, module, SDK
dépendance, dépendances; version, publication; migrer, migration, mise à niveau; obsolète, déprécié; exemple, modèle; démarrage rapide, premiers pas, débuter, introduction
base de données, SQL; tâche, job; planifier, planification, cron; file, file d'attente; déployer, déploiement, publier; journal, logs, journaux; surveillance, supervision
notification, webhook, rappel; numéro de téléphone, numéro; appel, téléphone; confidentialité, RGPD, données personnelles; sécurité, protéger; aide, assistance, contact
`

/** Phrases that ask for something else than their words say; as `idioms.ts`. */
export const idioms = `
journal, activité, historique, audit: qui a, qui a supprimé, qui a modifié, qui a changé, qui a créé
rôle, permission, droits, accès: qui peut, qui doit
prix, tarif, coût: combien coûte, combien coûtent
`

/** Words with which people only ask. */
export const asking = `
comment que quoi qui quel quelle quels quelles où quand pourquoi est-ce je tu il elle on nous vous ils mon ma mes ton ta tes son sa ses notre votre
le la les un une des du de d l à au aux en dans sur pour par avec sans ou et mais si ne pas plus est sont être faire fait faut puis-je peut peux
puis dois doit ce cet cette ces se me te y a ai avoir veux voudrais
`
