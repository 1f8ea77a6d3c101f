/** Made by `npm run words`: an unknown key and a missing value do not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'store-admin/analytics': typeof import('./features/analytics/locales/en.json') & {
      columns: {
        salesIn: '{{currency}}';
      };
      summary: {
        days: '{{total}}';
        hours: '{{hour}} {{orders}}';
      };
      stock: {
        pieces: '{{amount}}';
        withoutCost: '{{amount}}';
      };
      was: '{{value}}';
      against: '{{from}} {{to}}';
    };
    'store-admin/api-keys': typeof import('./features/api-keys/locales/en.json') & {
      rights_one: '{{count}}';
      rights_other: '{{count}}';
      revokeTitle: '{{name}}';
      revoked: '{{name}}';
    };
    'store-admin/archives': typeof import('./features/archives/locales/en.json') & {
      file: '{{size}} {{until}}';
      progress: '{{done}} {{total}}';
      removal: '{{date}}';
      deletion: {
        address: '{{slug}}';
        asked: '{{date}}';
        planned: '{{date}}';
        ordered: '{{date}}';
      };
    };
    'store-admin/attributes': typeof import('./features/attributes/locales/en.json') & {
      valueName: '{{position}}';
      chosen_one: '{{count}}';
      chosen_other: '{{count}}';
      others: '{{count}}';
      usedBy_one: '{{count}}';
      usedBy_other: '{{count}}';
      removeValue: '{{position}}';
      valueRemoved: '{{name}}';
      hideValue: '{{position}}';
      showValue: '{{position}}';
      earlier: '{{position}}';
      later: '{{position}}';
      moved: '{{position}}';
      colorOf: '{{position}}';
      deleted: '{{name}}';
      inUseTitle: '{{name}}';
      inUseText_one: '{{count}}';
      inUseText_other: '{{count}}';
      bulk: {
        show_one: '{{count}}';
        show_other: '{{count}}';
        hide_one: '{{count}}';
        hide_other: '{{count}}';
        deleted_one: '{{count}}';
        deleted_other: '{{count}}';
      };
    };
    'store-admin/audit-log': typeof import('./features/audit-log/locales/en.json');
    'store-admin/card-settings': typeof import('./features/card-settings/locales/en.json');
    'store-admin/categories': typeof import('./features/categories/locales/en.json') & {
      done: {
        show: '{{name}}';
        hide: '{{name}}';
      };
      productCount_one: '{{number}}';
      productCount_other: '{{number}}';
      level: '{{level}}';
      open: '{{name}}';
      close: '{{name}}';
      actionsOf: '{{name}}';
      movedBelow: '{{name}} {{parent}} {{position}}';
      movedTop: '{{name}} {{position}}';
      noFurther: '{{name}}';
      deleteTitle: '{{name}}';
      deleted: '{{name}}';
    };
    'store-admin/coupons': typeof import('./features/coupons/locales/en.json') & {
      usedSoFar_one: '{{used}}';
      usedSoFar_other: '{{used}}';
      chosen_one: '{{count}}';
      chosen_other: '{{count}}';
      bulk: {
        show_one: '{{count}}';
        show_other: '{{count}}';
        hide_one: '{{count}}';
        hide_other: '{{count}}';
        deleted_one: '{{count}}';
        deleted_other: '{{count}}';
      };
    };
    'store-admin/currencies': typeof import('./features/currencies/locales/en.json') & {
      added: '{{name}}';
      actionsOf: '{{name}}';
      showCurrency: '{{name}}';
      saved: '{{name}}';
      defaultTitle: '{{name}}';
      isDefaultNow: '{{name}}';
      deleted: '{{name}}';
      bulk: {
        show_one: '{{count}}';
        show_other: '{{count}}';
        hide_one: '{{count}}';
        hide_other: '{{count}}';
        deleted_one: '{{count}}';
        deleted_other: '{{count}}';
      };
    };
    'store-admin/customers': typeof import('./features/customers/locales/en.json') & {
      erasedOn: '{{date}}';
      blockedOn: '{{date}} {{reason}}';
      allOrders_one: '{{count}}';
      allOrders_other: '{{count}}';
      ordersOf: '{{name}}';
      deleteNote: '{{author}}';
      actionsOf: '{{name}}';
      tagsTitle_one: '{{count}}';
      tagsTitle_other: '{{count}}';
      blockTitle_one: '{{count}}';
      blockTitle_other: '{{count}}';
      eraseTitle: '{{name}}';
      eraseConfirm: '{{email}}';
      done: {
        active_one: '{{count}}';
        active_other: '{{count}}';
        blocked_one: '{{count}}';
        blocked_other: '{{count}}';
        tags_one: '{{count}}';
        tags_other: '{{count}}';
      };
    };
    'store-admin/customization': typeof import('./features/customization/locales/en.json') & {
      gaps_one: '{{count}}';
      gaps_other: '{{count}}';
      previewOf: '{{path}}';
      moveUp: '{{entry}}';
      moveDown: '{{entry}}';
      removeEntry: '{{entry}}';
      problems: {
        number: '{{max}}';
      };
      versions: {
        origins: {
          save: '{{name}}';
          restore: '{{name}}';
          plan: '{{name}}';
        };
        confirmText: '{{time}}';
      };
      plans: {
        what: '{{sections}}';
        zone: '{{zone}}';
        by: '{{name}}';
      };
      entries: {
        slides: '{{number}}';
        items: '{{number}}';
        cards: '{{number}}';
        members: '{{number}}';
        blocks: '{{number}}';
        links: '{{number}}';
        notes: '{{number}}';
      };
      promise: '{{arrival}} {{until}}';
    };
    'store-admin/dashboard': typeof import('./features/dashboard/locales/en.json') & {
      lowStock_one: '{{count}}';
      lowStock_other: '{{count}}';
      chart: {
        summary: '{{amount}} {{best}} {{total}}';
        amountIn: '{{currency}}';
      };
    };
    'store-admin/domains': typeof import('./features/domains/locales/en.json') & {
      help: '{{host}}';
    };
    'store-admin/languages': typeof import('./features/languages/locales/en.json') & {
      added_one: '{{count}}';
      added_other: '{{count}}';
      actionsOf: '{{name}}';
      showInShop: '{{name}}';
      saved: '{{name}}';
      defaultTitle: '{{name}}';
      isDefaultNow: '{{name}}';
      deleted: '{{name}}';
      bulk: {
        show_one: '{{count}}';
        show_other: '{{count}}';
        hide_one: '{{count}}';
        hide_other: '{{count}}';
        deleted_one: '{{count}}';
        deleted_other: '{{count}}';
      };
    };
    'store-admin/messages': typeof import('./features/messages/locales/en.json') & {
      deleted_one: '{{count}}';
      deleted_other: '{{count}}';
      mailSubject: '{{store}}';
    };
    'store-admin/notifications': typeof import('./features/notifications/locales/en.json') & {
      bell_one: '{{count}}';
      bell_other: '{{count}}';
      unreadCount_one: '{{count}}';
      unreadCount_other: '{{count}}';
      left_one: '{{count}} {{name}}';
      left_other: '{{count}} {{name}}';
      delete: '{{message}}';
      webhookStoppedText: '{{name}}';
      planLimitText: '{{orders}}';
      wrote: '{{name}}';
      reviewed: '{{product}}';
      deletedMany_one: '{{count}}';
      deletedMany_other: '{{count}}';
      deleteOfProduct: '{{message}}';
    };
    'store-admin/order-drafts': typeof import('./features/order-drafts/locales/en.json') & {
      deleted_one: '{{count}}';
      deleted_other: '{{count}}';
    };
    'store-admin/orders': typeof import('./features/orders/locales/en.json') & {
      stepsOf: '{{number}}';
      moved: '{{number}} {{status}}';
      bulk: {
        moved_one: '{{count}} {{status}}';
        moved_other: '{{count}} {{status}}';
      };
      invoice: '{{number}}';
      placedOn: '{{at}}';
      cancelledBecause: '{{reason}}';
      items_one: '{{count}}';
      items_other: '{{count}}';
      totals: {
        coupon: '{{code}}';
      };
      mailSubject: '{{number}} {{store}}';
      timeline: {
        refund: '{{amount}}';
        kept_one: '{{count}}';
        kept_other: '{{count}}';
        restocked_one: '{{count}}';
        restocked_other: '{{count}}';
        discarded_one: '{{count}}';
        discarded_other: '{{count}}';
        totals: '{{after}} {{before}}';
        change: {
          added: '{{count}} {{name}}';
          removed: '{{name}}';
          quantity: '{{from}} {{name}} {{to}}';
          weight: '{{from}} {{name}} {{to}}';
          weight_asked: '{{name}}';
          weight_accepted: '{{name}}';
          weight_refused: '{{name}}';
        };
      };
      cancel: {
        title: '{{number}}';
        reasonTooLong: '{{count}}';
        done: '{{number}}';
        titleMany_one: '{{count}}';
        titleMany_other: '{{count}}';
        confirmMany_one: '{{count}}';
        confirmMany_other: '{{count}}';
        doneMany_one: '{{count}}';
        doneMany_other: '{{count}}';
      };
      lines: {
        returned_one: '{{count}}';
        returned_other: '{{count}}';
        refunded_one: '{{count}}';
        refunded_other: '{{count}}';
      };
      note: {
        tooLong: '{{count}}';
      };
      refund: {
        title: '{{number}}';
        left: '{{amount}}';
        piecesOf: '{{name}}';
        ofLeft_one: '{{count}}';
        ofLeft_other: '{{count}}';
        shipping: '{{amount}}';
        amountProblem: '{{amount}}';
        confirm: '{{amount}}';
        done: '{{amount}}';
      };
      papers: {
        tooMany: '{{most}}';
      };
      live: {
        new_one: '{{count}}';
        new_other: '{{count}}';
      };
      checkAge: '{{age}}';
    };
    'store-admin/pages': typeof import('./features/pages/locales/en.json');
    'store-admin/panels': typeof import('./features/panels/locales/en.json') & {
      up: '{{remote}}';
      down: '{{remote}}';
    };
    'store-admin/product-changes': typeof import('./features/product-changes/locales/en.json') & {
      run_one: '{{rows}}';
      run_other: '{{rows}}';
      problem: '{{field}} {{problem}}';
      ofTotal: '{{done}} {{total}}';
      preview: '{{rows}} {{unchanged}}';
      previewRefused: '{{refused}}';
      progress: '{{done}} {{total}}';
      result: '{{applied}} {{refused}} {{unchanged}}';
      by: '{{name}} {{time}}';
      undoUntil: '{{date}}';
      titles: {
        price: '{{change}}';
        category: '{{name}}';
        taxClass: '{{name}}';
        addTags: '{{tags}}';
        removeTags: '{{tags}}';
        publishAt: '{{time}}';
        unpublishAt: '{{time}}';
        import: '{{file}}';
      };
      parts_one: '{{count}}';
      parts_other: '{{count}}';
    };
    'store-admin/product-editor': typeof import('./features/product-editor/locales/en.json') & {
      help: {
        discount: '{{percent}}';
      };
      bundle: {
        qtyOf: '{{name}}';
        remove: '{{name}}';
        single: '{{price}}';
        available_one: '{{count}}';
        available_other: '{{count}}';
        makes_one: '{{count}}';
        makes_other: '{{count}}';
      };
      nutrient: '{{position}}';
      nutrientValue: '{{position}}';
      removeNutrient: '{{position}}';
      variantCount_one: '{{count}}';
      variantCount_other: '{{count}}';
      showVariant: '{{label}}';
      limit: '{{attributes}} {{variants}}';
      problems: {
        titleRequired: '{{language}}';
        tooLong_one: '{{count}}';
        tooLong_other: '{{count}}';
      };
      picture: {
        of: '{{label}}';
      };
      newValue: '{{attribute}}';
    };
    'store-admin/product-history': typeof import('./features/product-history/locales/en.json') & {
      version: '{{number}}';
      pictures_one: '{{count}}';
      pictures_other: '{{count}}';
      ofVariant: '{{field}} {{sku}}';
      inLanguage: '{{field}} {{language}}';
      restoreOne: '{{number}}';
      restoreTitle: '{{number}}';
      restored: '{{number}}';
      parts_one: '{{count}}';
      parts_other: '{{count}}';
    };
    'store-admin/product-imports': typeof import('./features/product-imports/locales/en.json') & {
      look_one: '{{rows}}';
      look_other: '{{rows}}';
      mapping: {
        fieldOf: '{{column}}';
      };
    };
    'store-admin/product-sheet': typeof import('./features/product-sheet/locales/en.json') & {
      progress: '{{done}} {{total}}';
      result_one: '{{amount}}';
      result_other: '{{amount}}';
      refused_one: '{{amount}}';
      refused_other: '{{amount}}';
      variant: '{{label}} {{title}}';
      cell: '{{field}} {{product}} {{value}}';
      problem: '{{field}} {{problem}}';
    };
    'store-admin/product-trash': typeof import('./features/product-trash/locales/en.json') & {
      days_one: '{{count}}';
      days_other: '{{count}}';
      restoreOne: '{{name}}';
      restored_one: '{{count}}';
      restored_other: '{{count}}';
      skuTaken: '{{names}}';
      forgotten_one: '{{count}}';
      forgotten_other: '{{count}}';
      emptyText_one: '{{count}}';
      emptyText_other: '{{count}}';
    };
    'store-admin/products': typeof import('./features/products/locales/en.json') & {
      from: '{{price}}';
      inVariants: '{{count}}';
      bulk: {
        title_one: '{{count}}';
        title_other: '{{count}}';
        deleted_one: '{{count}}';
        deleted_other: '{{count}}';
        done: {
          show_one: '{{count}}';
          show_other: '{{count}}';
          hide_one: '{{count}}';
          hide_other: '{{count}}';
          draft_one: '{{count}}';
          draft_other: '{{count}}';
        };
      };
    };
    'store-admin/profile': typeof import('./features/profile/locales/en.json') & {
      identities: {
        since: '{{date}}';
        removeOf: '{{label}}';
        removeTitle: '{{label}}';
      };
    };
    'store-admin/reviews': typeof import('./features/reviews/locales/en.json') & {
      titleOf: '{{name}}';
      deleted_one: '{{count}}';
      deleted_other: '{{count}}';
      approved_one: '{{count}}';
      approved_other: '{{count}}';
      rejected_one: '{{count}}';
      rejected_other: '{{count}}';
      rejectTitle_one: '{{count}}';
      rejectTitle_other: '{{count}}';
      repliedAt: '{{time}}';
    };
    'store-admin/roles': typeof import('./features/roles/locales/en.json') & {
      membersCount_one: '{{count}}';
      membersCount_other: '{{count}}';
      membersOf_one: '{{count}} {{name}}';
      membersOf_other: '{{count}} {{name}}';
      share: '{{granted}} {{total}}';
      chosen_one: '{{count}}';
      chosen_other: '{{count}}';
      deleted: '{{name}}';
      inUseTitle: '{{name}}';
      inUseText_one: '{{count}}';
      inUseText_other: '{{count}}';
      builtInHelp: '{{name}}';
    };
    'store-admin/sessions': typeof import('./features/sessions/locales/en.json') & {
      toStore: '{{name}}';
      provider: {
        text: '{{name}}';
      };
    };
    'store-admin/settings': typeof import('./features/settings/locales/en.json') & {
      nowIn: '{{time}}';
      cacheFailed: '{{error}}';
    };
    'store-admin/sign-in-provider': typeof import('./features/sign-in-provider/locales/en.json') & {
      works: '{{host}}';
      removeTitle: '{{label}}';
      onlyWay: {
        signedOut_one: '{{count}}';
        signedOut_other: '{{count}}';
      };
    };
    'store-admin/sign-in': typeof import('./features/sign-in/locales/en.json');
    'store-admin/staff-orders': typeof import('./features/staff-orders/locales/en.json') & {
      new: {
        place: '{{total}}';
        placed: '{{number}}';
        missing_one: '{{count}}';
        missing_other: '{{count}}';
      };
      customer: {
        remove: '{{name}}';
      };
      edit: {
        title: '{{number}}';
        saved: '{{number}}';
      };
      goods: {
        available_one: '{{count}}';
        available_other: '{{count}}';
        atMost_one: '{{count}}';
        atMost_other: '{{count}}';
        remove: '{{name}}';
      };
      delivery: {
        arrives: '{{arrival}}';
      };
      belowMinimum: '{{minimum}}';
      sums: {
        more: '{{amount}}';
        less: '{{amount}}';
      };
    };
    'store-admin/staff': typeof import('./features/staff/locales/en.json') & {
      beyond: '{{role}}';
      done: {
        active: '{{name}}';
        inactive: '{{name}}';
      };
      actionsOf: '{{name}}';
      deleted: '{{name}}';
      deleteTitle: '{{name}}';
      bulk: {
        active_one: '{{count}}';
        active_other: '{{count}}';
        inactive_one: '{{count}}';
        inactive_other: '{{count}}';
        deleted_one: '{{count}}';
        deleted_other: '{{count}}';
      };
      invite: {
        sent: '{{email}}';
      };
      secondFactor: {
        title: '{{name}}';
        done: '{{name}}';
      };
      identity: {
        title: '{{name}}';
        done: '{{name}}';
      };
    };
    'store-admin/stock': typeof import('./features/stock/locales/en.json') & {
      actionsOf: '{{name}}';
      adjustOne: '{{name}}';
      adjustMany_one: '{{count}}';
      adjustMany_other: '{{count}}';
      countOne: '{{name}}';
      countMany_one: '{{count}}';
      countMany_other: '{{count}}';
      thresholdOne: '{{name}}';
      thresholdMany_one: '{{count}}';
      thresholdMany_other: '{{count}}';
      becomes: '{{after}} {{before}}';
      onHandNow: '{{amount}}';
      countedOf: '{{name}}';
      done: {
        adjusted_one: '{{count}}';
        adjusted_other: '{{count}}';
        counted_one: '{{count}}';
        counted_other: '{{count}}';
        threshold_one: '{{count}}';
        threshold_other: '{{count}}';
        purchase_one: '{{count}}';
        purchase_other: '{{count}}';
      };
      purchase: {
        cost: '{{currency}}';
      };
      ofOrder: '{{number}}';
    };
    'store-admin/store-setup': typeof import('./features/store-setup/locales/en.json') & {
      progress: '{{done}} {{total}}';
      progressOpen: '{{done}} {{total}}';
    };
    'store-admin/subscription': typeof import('./features/subscription/locales/en.json') & {
      perMonth: '{{price}}';
      paidFrom: '{{date}}';
      renews: '{{date}}';
      credit: '{{amount}}';
      notice: {
        trial: '{{date}}';
        ending: '{{date}}';
      };
      cancelText: '{{date}}';
      usage: {
        of: '{{limit}} {{used}}';
        unlimited: '{{used}}';
      };
      chooseOf: '{{plan}}';
      chooseTitle: '{{plan}}';
      done: '{{plan}}';
      upTo: {
        maxProducts: '{{most}}';
        maxStaff: '{{most}}';
        maxOrders: '{{most}}';
        maxStorageMb: '{{most}}';
      };
      consequence: {
        trial: '{{date}} {{price}}';
        reopens: '{{price}}';
        keeps: '{{price}}';
        begins: '{{price}}';
        costs: '{{date}} {{difference}} {{price}}';
        gives: '{{date}} {{difference}} {{price}}';
      };
      payment: {
        added: '{{method}}';
        expires: '{{month}}';
        expired: '{{month}}';
        from: '{{method}}';
      };
      invoices: {
        pdfOf: '{{number}}';
        payOf: '{{number}}';
        isPaid: '{{number}}';
      };
    };
    'store-admin/support-cases': typeof import('./features/support-cases/locales/en.json') & {
      numbered: '{{number}} {{subject}}';
      tooShort_one: '{{count}}';
      tooShort_other: '{{count}}';
    };
    'store-admin/tax-classes': typeof import('./features/tax-classes/locales/en.json') & {
      deleted: '{{name}}';
      inUseTitle: '{{name}}';
      inUseText_one: '{{count}}';
      inUseText_other: '{{count}}';
    };
    'store-admin/translations': typeof import('./features/translations/locales/en.json') & {
      translationOf: '{{text}}';
      added_one: '{{count}}';
      added_other: '{{count}}';
      notOurs: '{{language}}';
    };
    'store-admin/webhooks': typeof import('./features/webhooks/locales/en.json') & {
      chosen_one: '{{count}}';
      chosen_other: '{{count}}';
      stopped: '{{at}}';
      deleteTitle: '{{name}}';
      deleted: '{{name}}';
      ms: '{{ms}}';
    };
    'store-admin/layout': typeof import('./layout/locales/en.json') & {
      commands: {
        more: '{{subject}}';
      };
      late: '{{date}}';
    };
    'store-admin/ui': typeof import('./ui/locales/en.json') & {
      usualTax: '{{rate}}';
      removeDay: '{{day}}';
      moveUp: '{{name}}';
      moveDown: '{{name}}';
      weigh: {
        title: '{{number}}';
        expected: '{{grams}}';
        capped: '{{most}} {{price}}';
        about: '{{grams}}';
        weighed: '{{grams}}';
        price: {
          kg: '{{price}}';
          '100g': '{{price}}';
        };
        consent: {
          asked: '{{most}} {{price}}';
          given: '{{price}}';
          refused: '{{most}} {{price}}';
        };
      };
      upload: {
        progress: '{{name}} {{percent}}';
        failed: '{{name}} {{reason}}';
        cancel: '{{name}}';
        remove: '{{position}}';
        earlier: '{{position}}';
        later: '{{position}}';
        moved: '{{position}}';
        alt: '{{position}}';
      };
      tags: {
        remove: '{{tag}}';
      };
      permissions: {
        readOf: '{{subject}}';
        writeOf: '{{subject}}';
      };
      products: {
        remove: '{{name}}';
      };
      formats: {
        label: '{{label}}';
      };
      text: {
        inLanguage: '{{label}} {{language}}';
        lacks: '{{label}} {{language}}';
      };
      orderCount_one: '{{count}}';
      orderCount_other: '{{count}}';
      recordDeleted: '{{name}}';
    };
  }
}

export {};
