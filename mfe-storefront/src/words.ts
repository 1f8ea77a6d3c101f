/** Made by `npm run words`: an unknown key and a missing value do not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'storefront/access-denied': typeof import('./features/access-denied/locales/en.json');
    'storefront/account': typeof import('./features/account/locales/en.json') & {
      mails: {
        on: '{{topic}}';
        off: '{{topic}}';
      };
      address: {
        makeDefaultOf: '{{title}}';
        editOf: '{{title}}';
        deleteOf: '{{title}}';
        deleted: '{{title}}';
        tooLong: '{{count}}';
      };
    };
    'storefront/cart': typeof import('./features/cart/locales/en.json') & {
      titleWith_one: '{{count}}';
      titleWith_other: '{{count}}';
      titleWith_many: '{{count}}';
      checkout: '{{total}}';
    };
    'storefront/checkout': typeof import('./features/checkout/locales/en.json') & {
      changeStep: '{{title}}';
      tooLong: '{{count}}';
      problems: {
        total: '{{total}}';
        arrival: '{{arrival}}';
        minimum: '{{minimum}} {{missing}}';
      };
      age: '{{age}}';
    };
    'storefront/favourites': typeof import('./features/favourites/locales/en.json');
    'storefront/home': typeof import('./features/home/locales/en.json') & {
      title: '{{name}}';
      slideOf: '{{count}} {{number}}';
      goToSlide: '{{number}}';
    };
    'storefront/invoices': typeof import('./features/invoices/locales/en.json');
    'storefront/orders': typeof import('./features/orders/locales/en.json') & {
      hello: '{{name}}';
      order: '{{number}}';
      lines_one: '{{count}}';
      lines_other: '{{count}}';
      lines_many: '{{count}}';
      arrival: {
        on: '{{when}}';
        wasOn: '{{when}}';
      };
      placedAt: '{{time}}';
      reviewOf: '{{name}}';
      weight: {
        question: '{{most}} {{price}}';
        accept: '{{price}}';
      };
      card: {
        text: '{{time}}';
        pay: '{{amount}}';
      };
      account: {
        text: '{{email}}';
        sent: '{{email}}';
        passwordHelp: '{{count}}';
      };
      next: {
        mailText: '{{email}}';
      };
      release: '{{amount}}';
      released: '{{amount}}';
    };
    'storefront/pages': typeof import('./features/pages/locales/en.json');
    'storefront/products': typeof import('./features/products/locales/en.json') & {
      picture: '{{number}}';
      addToCart: '{{price}}';
      inCart: '{{total}}';
      left_one: '{{count}}';
      left_other: '{{count}}';
      left_many: '{{count}}';
      maxPerOrder: '{{count}}';
      weighed: '{{percent}}';
      contains: '{{list}}';
      addSome: '{{count}} {{price}}';
      quantityStep: '{{count}}';
      fromAge: '{{age}}';
      shelfLifeDays_one: '{{count}}';
      shelfLifeDays_other: '{{count}}';
      shelfLifeDays_many: '{{count}}';
      enlarge: '{{title}}';
    };
    'storefront/search': typeof import('./features/search/locales/en.json') & {
      resultsFor: '{{term}}';
      count_one: '{{number}}';
      count_other: '{{number}}';
      count_many: '{{number}}';
      allOf: '{{name}}';
      priceFrom: '{{value}}';
      priceTo: '{{value}}';
      takeAway: '{{label}}';
      nothingFor: '{{term}}';
      showAll: '{{number}}';
      meant: '{{meant}} {{term}}';
      pageBehind: '{{number}}';
    };
    'storefront/sessions': typeof import('./features/sessions/locales/en.json') & {
      passwordHelp: '{{count}}';
      continueWith: '{{name}}';
      goOnAs: '{{name}}';
    };
    'storefront/layout': typeof import('./layout/locales/en.json') & {
      showBelow: '{{name}}';
      hideBelow: '{{name}}';
      suggestions: '{{term}}';
      nothingFor: '{{term}}';
      meant: '{{term}}';
      allResults: '{{term}}';
      language: '{{language}}';
      accountOf: '{{name}}';
      cartWith_one: '{{count}} {{total}}';
      cartWith_other: '{{count}} {{total}}';
      cartWith_many: '{{count}} {{total}}';
    };
    'storefront/ui': typeof import('./ui/locales/en.json') & {
      add: '{{title}}';
      more: '{{title}}';
      less: '{{title}}';
      choose: '{{title}}';
      each: '{{price}}';
      about: '{{weight}}';
      issues: {
        price_changed: '{{old}} {{value}}';
        low_stock_one: '{{count}}';
        low_stock_other: '{{count}}';
        low_stock_many: '{{count}}';
        limit: '{{count}}';
        minimum: '{{count}}';
      };
      resolve: {
        take: '{{count}}';
      };
      remove: '{{title}}';
      quantityOf: '{{title}}';
      removeCoupon: '{{code}}';
      arrival: {
        orderBy: '{{time}}';
        onCard: {
          day: '{{day}}';
        };
      };
      minimumMissing: '{{minimum}} {{missing}}';
      freeMissing: '{{amount}}';
      discountBy: '{{code}}';
      coupons: {
        copy: '{{code}}';
        copied: '{{code}}';
        off: '{{value}}';
        from: '{{value}}';
        until: '{{date}}';
        used: '{{code}}';
        use: '{{code}}';
        isUsed: '{{code}}';
        most: '{{value}}';
        notCopied: '{{code}}';
      };
      reviews: {
        count_one: '{{number}}';
        count_other: '{{number}}';
        stars_one: '{{count}}';
        stars_other: '{{count}}';
        by: '{{date}} {{name}}';
        reason: '{{reason}}';
      };
      fromAge: '{{age}}';
      favourite: '{{title}}';
      againMissing: '{{titles}}';
      removed: '{{title}}';
      couponMissing: '{{amount}} {{code}}';
    };
  }
}

export {};
