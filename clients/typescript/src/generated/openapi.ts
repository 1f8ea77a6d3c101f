// Made by `npm run api-types` from the OpenAPI document, never by hand.

/** The code of a language, such as `en`. */
export type LanguageCode = string;
/** A text by language. */
export type LocalizedText = Record<LanguageCode, string>;

export interface paths {
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                url: string;
                                width: number;
                                height: number;
                                bytes: number;
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: Blob;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                            width: number;
                            height: number;
                            bytes: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/store-visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/language/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-provider/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-provider/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answer: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            provider: {
                                label: string;
                                providerOnly: boolean;
                            } | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        provider: string;
                        userData: {
                            ticket?: string;
                        } & {
                            [key: string]: unknown;
                        };
                        /**
                         * @default customer
                         * @enum {string}
                         */
                        loginType?: "customer" | "tenantAdmin" | "platformAdmin";
                        tenantContext?: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            access_token: string;
                            refresh_token: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                            };
                            /** Format: date-time */
                            expires: string;
                            provider: string;
                            ticket?: string;
                        } | Record<string, never>;
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        data?: unknown;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                            };
                            /** Format: date-time */
                            expires: string;
                            provider: string;
                            ticket?: string;
                        } | Record<string, never>;
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            csrfToken: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: {
                                id: string;
                                name: string;
                                type: string;
                                signinUrl: string;
                                callbackUrl: string;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        password: string;
                        phone?: string;
                        locale?: LanguageCode;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                                visit?: {
                                    reason: string;
                                    mayWrite: boolean;
                                    /** Format: date-time */
                                    endsAt: string;
                                };
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            confirm: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setting/store-setting/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            meta_title: string;
                            meta_url: string;
                            google_analytic_status: boolean;
                            google_analytic_key: string;
                            tawk_chat_status: boolean;
                            tawk_chat_property_id: string;
                            tawk_chat_widget_id: string;
                            /** @enum {string} */
                            loadLocaleFrom: "browser" | "store";
                            color_accent: string;
                            tax_rate_bp: number;
                            tax_on_delivery: boolean;
                            free_shipping_from: number | null;
                            minimum_order: number | null;
                            order_prefix: string;
                            invoice_note: LocalizedText;
                            takes_orders: boolean;
                            search_engines: boolean;
                            notify_orders: boolean;
                            notify_stock: boolean;
                            notify_visits: boolean;
                            company_name: string;
                            address: string;
                            zip_code: string;
                            city: string;
                            country: string;
                            phone: string;
                            email: string;
                            tax_number: string;
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setting/store-setting/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    language?: LanguageCode;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favicon: string;
                            meta_title: string;
                            meta_description: string;
                            meta_keywords: string;
                            meta_img: string;
                            meta_url: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setting/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: {
                                order: string[];
                                hidden: string[];
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setting/store/customization/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            navbar: {
                                categories_menu_status: boolean;
                                about_menu_status: boolean;
                                contact_menu_status: boolean;
                                offers_menu_status: boolean;
                                faq_menu_status: boolean;
                                privacy_policy_status: boolean;
                                term_and_condition_status: boolean;
                                help_text: LocalizedText;
                                categories: LocalizedText;
                                about_us: LocalizedText;
                                contact_us: LocalizedText;
                                offers: LocalizedText;
                                faq: LocalizedText;
                                privacy_policy: LocalizedText;
                                term_and_condition: LocalizedText;
                                login: LocalizedText;
                                logout: LocalizedText;
                                profile: LocalizedText;
                                phone: string;
                                logo: string;
                            };
                            home: {
                                coupon_status: boolean;
                                discount_title: LocalizedText;
                                discount_coupon_code: string[];
                                featured: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                feature_product_limit: number;
                                popular: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                popular_product_limit: number;
                                latest_discount: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                latest_discount_product_limit: number;
                                daily_needs: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image_left: string;
                                    image_right: string;
                                    button: LocalizedText;
                                    google_play_link: string;
                                    app_store_link: string;
                                };
                                promotion_banner: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                    image: string;
                                };
                                delivery: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                    image: string;
                                };
                                feature_promo: {
                                    status: boolean;
                                    items: {
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    }[];
                                };
                            };
                            about_us: {
                                header: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                };
                                top: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image: string;
                                    cards: {
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    }[];
                                };
                                middle: {
                                    status: boolean;
                                    description: LocalizedText;
                                    second_description: LocalizedText;
                                    image: string;
                                };
                                team: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    members: {
                                        name: string;
                                        role: LocalizedText;
                                        image: string;
                                    }[];
                                };
                            };
                            contact_us: {
                                header: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                };
                                email_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    email: string;
                                    text: LocalizedText;
                                };
                                phone_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    phone: string;
                                    text: LocalizedText;
                                };
                                address_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    address: LocalizedText;
                                };
                                form: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image: string;
                                };
                            };
                            offers: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                                coupon_code: string[];
                            };
                            privacy_policy: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                description: LocalizedText;
                            };
                            term_and_condition: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                description: LocalizedText;
                            };
                            faq: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                items: {
                                    question: LocalizedText;
                                    answer: LocalizedText;
                                }[];
                            };
                            slider: {
                                left_right_arrow: boolean;
                                bottom_dots: boolean;
                                both_slider: boolean;
                                slides: {
                                    image: string;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                }[];
                            };
                            checkout: {
                                personal_details: LocalizedText;
                                shipping_details: LocalizedText;
                                payment_method: LocalizedText;
                                order_summary: LocalizedText;
                                apply_button: LocalizedText;
                                sub_total: LocalizedText;
                                discount: LocalizedText;
                                shipping_cost: LocalizedText;
                                total_cost: LocalizedText;
                                continue_button: LocalizedText;
                                confirm_button: LocalizedText;
                                shipping_name_one: LocalizedText;
                                shipping_one_desc: LocalizedText;
                                shipping_one_cost: number;
                                shipping_name_two: LocalizedText;
                                shipping_two_desc: LocalizedText;
                                shipping_two_cost: number;
                                shipping_one_days?: number;
                                shipping_one_weekdays?: number[];
                                shipping_one_order_by?: string;
                                shipping_one_deliver_by?: string;
                                shipping_two_days?: number;
                                shipping_two_weekdays?: number[];
                                shipping_two_order_by?: string;
                                shipping_two_deliver_by?: string;
                                days_without_delivery?: string[];
                            };
                            dashboard: {
                                dashboard_title: LocalizedText;
                                total_order: LocalizedText;
                                pending_order: LocalizedText;
                                processing_order: LocalizedText;
                                complete_order: LocalizedText;
                                recent_order: LocalizedText;
                                my_order: LocalizedText;
                                update_profile: LocalizedText;
                                full_name: LocalizedText;
                                address: LocalizedText;
                                phone: LocalizedText;
                                user_email: LocalizedText;
                                update_button: LocalizedText;
                                current_password: LocalizedText;
                                new_password: LocalizedText;
                                change_password: LocalizedText;
                            };
                            footer: {
                                blocks: {
                                    status: boolean;
                                    title: LocalizedText;
                                    links: {
                                        title: LocalizedText;
                                        link: string;
                                    }[];
                                }[];
                                block_four: {
                                    status: boolean;
                                    logo: string;
                                    address: LocalizedText;
                                    phone: string;
                                    email: string;
                                };
                                social_links: {
                                    status: boolean;
                                    title: LocalizedText;
                                    facebook: string;
                                    twitter: string;
                                    pinterest: string;
                                    linkedin: string;
                                    whatsapp: string;
                                };
                                payment_method: {
                                    status: boolean;
                                    image: string;
                                };
                                bottom_contact: {
                                    status: boolean;
                                    title: LocalizedText;
                                    contact: string;
                                };
                                shipping_note: LocalizedText;
                            };
                            slug: {
                                right_box_status: boolean;
                                notes: LocalizedText[];
                            };
                            seo: {
                                favicon: string;
                                meta_title: LocalizedText;
                                meta_description: LocalizedText;
                                meta_keywords: LocalizedText;
                                meta_img: string;
                                meta_url: string;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            code: string;
                            symbol: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifications: {
                                /** Format: uuid */
                                id: string;
                                message: string;
                                /** @enum {string} */
                                status: "unread" | "read";
                                /** @enum {string} */
                                kind: "order" | "stock_out" | "message" | "review" | "staff" | "webhook_stopped" | "plan_limit";
                                image: string | null;
                                goods: {
                                    title: LocalizedText;
                                    label: LocalizedText;
                                    left: number;
                                } | null;
                                productId: string | null;
                                orderId: string | null;
                                subjectId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalUnreadDoc: number;
                            totalDoc: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                        /** Format: uuid */
                        productId?: string;
                        /** Format: uuid */
                        orderId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            message: string;
                            /** @enum {string} */
                            status: "unread" | "read";
                            /** @enum {string} */
                            kind: "order" | "stock_out" | "message" | "review" | "staff" | "webhook_stopped" | "plan_limit";
                            image: string | null;
                            goods: {
                                title: LocalizedText;
                                label: LocalizedText;
                                left: number;
                            } | null;
                            productId: string | null;
                            orderId: string | null;
                            subjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "read" | "unread";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            message: string;
                            /** @enum {string} */
                            status: "unread" | "read";
                            /** @enum {string} */
                            kind: "order" | "stock_out" | "message" | "review" | "staff" | "webhook_stopped" | "plan_limit";
                            image: string | null;
                            goods: {
                                title: LocalizedText;
                                label: LocalizedText;
                                left: number;
                            } | null;
                            productId: string | null;
                            orderId: string | null;
                            subjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/update/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "read" | "unread";
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        trace?: never;
    };
    "/api/notification/delete/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        trace?: never;
    };
    "/api/notification/product-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                            ids: string[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/notifications.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            status: "read" | "unread";
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "notifications.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/notifications.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "notifications.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/notifications.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "notifications.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt" | "name" | "-name" | "-ordersCount" | "ordersCount" | "-totalSpent" | "totalSpent";
                    q?: string;
                    status?: "active" | "blocked" | "erased";
                    tag?: string;
                    buyers?: "new" | "returning";
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                image: string | null;
                                /** @enum {string} */
                                status: "active" | "blocked" | "erased";
                                tags: string[];
                                ordersCount: number;
                                totalSpent: number;
                                lastOrderAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                active: number;
                                blocked: number;
                                erased: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        phone: string;
                        locale: LanguageCode;
                        tags: string[];
                        /** Format: email */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        phone: string;
                        locale: LanguageCode;
                        tags: string[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    noteId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/customer-notes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "customer-notes.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            exportedAt: string;
                            customer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                image: string | null;
                                /** @enum {string} */
                                status: "active" | "blocked" | "erased";
                                tags: string[];
                                ordersCount: number;
                                totalSpent: number;
                                lastOrderAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                locale: LanguageCode;
                                emailVerifiedAt: string | null;
                                providers: string[];
                                blockedReason: string;
                                blockedAt: string | null;
                                erasedAt: string | null;
                                addresses: {
                                    /** Format: uuid */
                                    id: string;
                                    label: string;
                                    name: string;
                                    contact: string;
                                    line1: string;
                                    line2: string;
                                    city: string;
                                    zipCode: string;
                                    country: string;
                                    deliveryNote: string;
                                    isDefault: boolean;
                                }[];
                                notes: {
                                    /** Format: uuid */
                                    id: string;
                                    text: string;
                                    authorName: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                }[];
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            identities: {
                                provider: string;
                                subject: string;
                                email: string;
                            }[];
                            sessions: {
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                revokedAt: string | null;
                            }[];
                            orders: {
                                number: string;
                                status: string;
                                /** Format: date-time */
                                placedAt: string;
                                currency: string;
                                subTotal: number;
                                discount: number;
                                shippingCost: number;
                                tax: number;
                                total: number;
                                couponCode: string | null;
                                paymentMethod: string;
                                paymentStatus: string;
                                cancelReason: string | null;
                                userInfo: {
                                    name: string;
                                    contact: string;
                                    email: string;
                                    address: string;
                                    city: string;
                                    country: string;
                                    zipCode: string;
                                    deliveryNote: string;
                                };
                                notes: string;
                                lines: {
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    qtyOrdered: number;
                                    unitPrice: number;
                                    lineTotal: number;
                                }[];
                            }[];
                            coupons: {
                                couponCode: string;
                                amount: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            reviews: {
                                /** Format: uuid */
                                productId: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                            }[];
                            favourites: string[];
                            wishes: {
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                /** Format: date-time */
                                createdAt: string;
                                confirmedAt: string | null;
                            }[];
                            mails: {
                                kind: string;
                                subject: string;
                                /** Format: date-time */
                                createdAt: string;
                                sentAt: string | null;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/customers.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "active" | "blocked";
                            /** @default  */
                            reason?: string;
                        }[];
                        /** @enum {string} */
                        operation: "customers.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/customers.tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            add?: string[];
                            remove?: string[];
                        }[];
                        /** @enum {string} */
                        operation: "customers.tags";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: LocalizedText;
                        description: LocalizedText;
                        slug: string;
                        parentId: string | null;
                        image: string | null;
                        /** @enum {string} */
                        status: "show" | "hide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: LocalizedText;
                        description: LocalizedText;
                        slug: string;
                        parentId: string | null;
                        image: string | null;
                        /** @enum {string} */
                        status: "show" | "hide";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: {
                    moveTo?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/categories.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "categories.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/categories.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "categories.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/categories.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "categories.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        parentId: string | null;
                        position: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        name: LocalizedText;
                        /** @enum {string} */
                        option: "dropdown" | "radio" | "checkbox" | "swatch";
                        /** @enum {string} */
                        status: "show" | "hide";
                        filterable?: boolean;
                        values: {
                            /** Format: uuid */
                            id?: string;
                            name: LocalizedText;
                            swatch: string | null;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                                variantCount: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attributes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                                variantCount: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        name: LocalizedText;
                        /** @enum {string} */
                        option: "dropdown" | "radio" | "checkbox" | "swatch";
                        /** @enum {string} */
                        status: "show" | "hide";
                        filterable?: boolean;
                        values: {
                            /** Format: uuid */
                            id?: string;
                            name: LocalizedText;
                            swatch: string | null;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                                variantCount: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/attributes.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "attributes.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/attributes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "attributes.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/attributes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "attributes.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "relevance" | "popular" | "newest" | "price" | "-price" | "discount";
                    q?: string;
                    category?: string;
                    tag?: string | string[];
                    brand?: string | string[];
                    diet?: string | string[];
                    option?: string | string[];
                    minPrice?: number;
                    maxPrice?: number;
                    discounted?: "true";
                    inStock?: "true";
                    ids?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            meant?: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    category?: string;
                    tag?: string | string[];
                    brand?: string | string[];
                    diet?: string | string[];
                    option?: string | string[];
                    minPrice?: number;
                    maxPrice?: number;
                    discounted?: "true";
                    inStock?: "true";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            price: {
                                min: number;
                                max: number;
                            } | null;
                            brands: {
                                value: string;
                                count: number;
                            }[];
                            tags: {
                                value: string;
                                count: number;
                            }[];
                            diets: {
                                value: string;
                                count: number;
                            }[];
                            inStock: number;
                            discounted: number;
                            attributes: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                values: {
                                    /** Format: uuid */
                                    id: string;
                                    name: LocalizedText;
                                    swatch: string | null;
                                    count: number;
                                }[];
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            totalDoc: number;
                            meant?: string;
                            products: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                            categories: {
                                slug: string;
                                name: LocalizedText;
                            }[];
                            brands: string[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            title: LocalizedText;
                            brand: string;
                            image: string | null;
                            price: number;
                            originalPrice: number;
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            nominalWeightG: number | null;
                            weightPrice: number | null;
                            unitSize: number | null;
                            unitLabel: string;
                            tags: string[];
                            /** Format: uuid */
                            defaultVariantId: string;
                            variantCount: number;
                            available: number;
                            inStock: boolean;
                            averageRating: number;
                            totalReviews: number;
                            ageLimit: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            sku: string;
                            barcode: string | null;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            categoryId: string | null;
                            categoryIds: string[];
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            tolerancePct: number;
                            shelfLifeDays: number | null;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            attributes: {
                                /** Format: uuid */
                                id: string;
                                title: LocalizedText;
                                name: LocalizedText;
                                /** @enum {string} */
                                option: "dropdown" | "radio" | "checkbox" | "swatch";
                                /** @enum {string} */
                                type: "attribute";
                                filterable: boolean;
                                /** @enum {string} */
                                status: "show" | "hide";
                                values: {
                                    /** Format: uuid */
                                    id: string;
                                    name: LocalizedText;
                                    swatch: string | null;
                                    /** @enum {string} */
                                    status: "show" | "hide";
                                    position: number;
                                }[];
                            }[];
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                label: LocalizedText;
                                optionValues: {
                                    [key: string]: string;
                                };
                                price: number;
                                originalPrice: number;
                                weightPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                available: number;
                            }[];
                            contains: {
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                image: string | null;
                                qty: number;
                            }[];
                            substitutes: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                            related: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/{slug}/together": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            title: LocalizedText;
                            brand: string;
                            image: string | null;
                            price: number;
                            originalPrice: number;
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            nominalWeightG: number | null;
                            weightPrice: number | null;
                            unitSize: number | null;
                            unitLabel: string;
                            tags: string[];
                            /** Format: uuid */
                            defaultVariantId: string;
                            variantCount: number;
                            available: number;
                            inStock: boolean;
                            averageRating: number;
                            totalReviews: number;
                            ageLimit: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            variantId: string;
                            title: LocalizedText;
                            variantLabel: LocalizedText;
                            unitLabel: string;
                            sku: string;
                            image: string | null;
                            price: number;
                            available: number;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "-sales" | "available" | "-available";
                    q?: string;
                    language?: LanguageCode;
                    ids?: string;
                    status?: "show" | "hide" | "draft";
                    category?: string;
                    taxClass?: string;
                    stock?: "in" | "low" | "out";
                    minPrice?: number;
                    maxPrice?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                sku: string;
                                title: LocalizedText;
                                image: string | null;
                                categoryId: string | null;
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                                price: number;
                                originalPrice: number;
                                variantCount: number;
                                onHand: number;
                                available: number;
                                sales: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        description: LocalizedText;
                        ingredients: LocalizedText;
                        slug: string;
                        brand: string;
                        categoryId: string | null;
                        categoryIds: string[];
                        tags: string[];
                        images: {
                            url: string;
                            alt: string;
                            width: number;
                            height: number;
                        }[];
                        /** @enum {string} */
                        status: "show" | "hide" | "draft";
                        publishAt?: string | null;
                        unpublishAt?: string | null;
                        /** @enum {string} */
                        soldBy: "each" | "weight" | "volume";
                        /** @enum {string} */
                        pricedBy: "each" | "kg" | "l" | "100g";
                        allergens: string[];
                        diets: string[];
                        nutrition: {
                            [key: string]: string;
                        };
                        originCountry: string | null;
                        /** @enum {string} */
                        storageZone: "ambient" | "chilled" | "frozen";
                        maxPerOrder: number | null;
                        minPerOrder?: number | null;
                        quantityStep?: number;
                        nominalWeightG?: number | null;
                        tolerancePct?: number;
                        ageLimit?: number | null;
                        shelfLifeDays?: number | null;
                        aisle?: string;
                        metaTitle?: LocalizedText;
                        metaDescription?: LocalizedText;
                        substituteIds?: string[];
                        taxClassId?: string | null;
                        bundleOf?: {
                            /** Format: uuid */
                            variantId: string;
                            qty: number;
                        }[];
                        attributeIds: string[];
                        variants: {
                            /** Format: uuid */
                            id?: string;
                            sku: string;
                            barcode: string | null;
                            optionValues: {
                                [key: string]: string;
                            };
                            price: number;
                            originalPrice: number;
                            costPrice: number | null;
                            image: string | null;
                            unitSize: number | null;
                            unitLabel: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            stock?: {
                                seen: number;
                                onHand: number;
                            };
                            reorderPoint: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            taxClassId: string | null;
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            taxClassId: string | null;
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        description: LocalizedText;
                        ingredients: LocalizedText;
                        slug: string;
                        brand: string;
                        categoryId: string | null;
                        categoryIds: string[];
                        tags: string[];
                        images: {
                            url: string;
                            alt: string;
                            width: number;
                            height: number;
                        }[];
                        /** @enum {string} */
                        status: "show" | "hide" | "draft";
                        publishAt?: string | null;
                        unpublishAt?: string | null;
                        /** @enum {string} */
                        soldBy: "each" | "weight" | "volume";
                        /** @enum {string} */
                        pricedBy: "each" | "kg" | "l" | "100g";
                        allergens: string[];
                        diets: string[];
                        nutrition: {
                            [key: string]: string;
                        };
                        originCountry: string | null;
                        /** @enum {string} */
                        storageZone: "ambient" | "chilled" | "frozen";
                        maxPerOrder: number | null;
                        minPerOrder?: number | null;
                        quantityStep?: number;
                        nominalWeightG?: number | null;
                        tolerancePct?: number;
                        ageLimit?: number | null;
                        shelfLifeDays?: number | null;
                        aisle?: string;
                        metaTitle?: LocalizedText;
                        metaDescription?: LocalizedText;
                        substituteIds?: string[];
                        taxClassId?: string | null;
                        bundleOf?: {
                            /** Format: uuid */
                            variantId: string;
                            qty: number;
                        }[];
                        attributeIds: string[];
                        variants: {
                            /** Format: uuid */
                            id?: string;
                            sku: string;
                            barcode: string | null;
                            optionValues: {
                                [key: string]: string;
                            };
                            price: number;
                            originalPrice: number;
                            costPrice: number | null;
                            image: string | null;
                            unitSize: number | null;
                            unitLabel: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            stock?: {
                                seen: number;
                                onHand: number;
                            };
                            reorderPoint: number;
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            taxClassId: string | null;
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/products.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                        }[];
                        /** @enum {string} */
                        operation: "products.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/products.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "products.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            taxClassId: string | null;
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "show" | "hide" | "draft";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            taxClassId: string | null;
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            slug: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/addresses/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "taxClass";
                                    taxClassId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        selection: {
                            ids: string[];
                        } | {
                            filter: {
                                q?: string;
                                /** @enum {string} */
                                status?: "show" | "hide" | "draft";
                                /** Format: uuid */
                                category?: string;
                                /** Format: uuid */
                                taxClass?: string;
                                /** @enum {string} */
                                stock?: "in" | "low" | "out";
                                minPrice?: number;
                                maxPrice?: number;
                            };
                        };
                        operation: {
                            /** @enum {string} */
                            type: "category";
                            categoryId: string | null;
                        } | {
                            /** @enum {string} */
                            type: "percent";
                            basisPoints: number;
                            /** @enum {string} */
                            ending: "95" | "99" | "none" | "00";
                            asSale: boolean;
                        } | {
                            /** @enum {string} */
                            type: "amount";
                            amount: number;
                            /** @enum {string} */
                            ending: "95" | "99" | "none" | "00";
                            asSale: boolean;
                        } | {
                            /** @enum {string} */
                            type: "endSale";
                        } | {
                            /** @enum {string} */
                            type: "addTags";
                            tags: string[];
                        } | {
                            /** @enum {string} */
                            type: "removeTags";
                            tags: string[];
                        } | {
                            /** @enum {string} */
                            type: "taxClass";
                            taxClassId: string | null;
                        } | {
                            /** @enum {string} */
                            type: "status";
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                        } | {
                            /** @enum {string} */
                            type: "publishAt";
                            at: string | null;
                        } | {
                            /** @enum {string} */
                            type: "unpublishAt";
                            at: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "taxClass";
                                taxClassId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "taxClass";
                                taxClassId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "position";
                    state?: "unread" | "waiting" | "applied" | "unchanged" | "refused";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                position: number;
                                productId: string | null;
                                variantId: string | null;
                                sku: string;
                                title: LocalizedText | null;
                                label: LocalizedText | null;
                                before: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    taxClassId?: string | null;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                after: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    taxClassId?: string | null;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                /** @enum {string} */
                                state: "unread" | "waiting" | "applied" | "unchanged" | "refused";
                                problems: {
                                    field: string;
                                    message: string;
                                }[];
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            variantId: string;
                            seen: {
                                brand?: string;
                                categoryId?: string | null;
                                tags?: string[];
                                /** @enum {string} */
                                status?: "show" | "hide" | "draft";
                                publishAt?: string | null;
                                unpublishAt?: string | null;
                                externalRef?: string | null;
                                sku?: string;
                                barcode?: string | null;
                                price?: number;
                                originalPrice?: number;
                                costPrice?: number | null;
                                /** @enum {string} */
                                soldBy?: "each" | "weight" | "volume";
                                /** @enum {string} */
                                pricedBy?: "each" | "kg" | "l" | "100g";
                                nominalWeightG?: number | null;
                                tolerancePct?: number;
                                ageLimit?: number | null;
                                shelfLifeDays?: number | null;
                                aisle?: string;
                                taxClassId?: string | null;
                                stock?: number;
                            };
                            values: {
                                brand?: string;
                                categoryId?: string | null;
                                tags?: string[];
                                /** @enum {string} */
                                status?: "show" | "hide" | "draft";
                                publishAt?: string | null;
                                unpublishAt?: string | null;
                                externalRef?: string | null;
                                sku?: string;
                                barcode?: string | null;
                                price?: number;
                                originalPrice?: number;
                                costPrice?: number | null;
                                /** @enum {string} */
                                soldBy?: "each" | "weight" | "volume";
                                /** @enum {string} */
                                pricedBy?: "each" | "kg" | "l" | "100g";
                                nominalWeightG?: number | null;
                                tolerancePct?: number;
                                ageLimit?: number | null;
                                shelfLifeDays?: number | null;
                                aisle?: string;
                                taxClassId?: string | null;
                                stock?: number;
                            };
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "taxClass";
                                    taxClassId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            };
                            items: {
                                position: number;
                                productId: string | null;
                                variantId: string | null;
                                sku: string;
                                title: LocalizedText | null;
                                label: LocalizedText | null;
                                before: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    taxClassId?: string | null;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                after: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    taxClassId?: string | null;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                /** @enum {string} */
                                state: "unread" | "waiting" | "applied" | "unchanged" | "refused";
                                problems: {
                                    field: string;
                                    message: string;
                                }[];
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "taxClass";
                                taxClassId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "taxClass";
                                taxClassId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "taxClass";
                                taxClassId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: Blob;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "taxClass";
                                    taxClassId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            };
                            columns: string[];
                            sample: string[][];
                            mapping: {
                                fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                /** @enum {string} */
                                decimal: "." | ",";
                                create: boolean;
                            };
                            fields: ("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds")[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "taxClass";
                                    taxClassId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            };
                            columns: string[];
                            sample: string[][];
                            mapping: {
                                fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                /** @enum {string} */
                                decimal: "." | ",";
                                create: boolean;
                            };
                            fields: ("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds")[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                        /** @enum {string} */
                        decimal: "." | ",";
                        create: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "taxClass";
                                taxClassId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "taxClass" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "-sales" | "available" | "-available";
                    q?: string;
                    language?: LanguageCode;
                    ids?: string;
                    status?: "show" | "hide" | "draft";
                    category?: string;
                    taxClass?: string;
                    stock?: "in" | "low" | "out";
                    minPrice?: number;
                    maxPrice?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                isFirst: boolean;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                onHand: number;
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                                categoryId: string | null;
                                tags: string[];
                                barcode: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-deletedAt" | "deletedAt";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                title: LocalizedText;
                                image: string | null;
                                price: number;
                                deletedBy: string;
                                /** Format: date-time */
                                deletedAt: string;
                                /** Format: date-time */
                                until: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/products.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "products.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/products.forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "products.forget";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-version";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                version: number;
                                /** @enum {string} */
                                way: "created" | "form" | "program" | "status" | "time" | "deleted" | "undeleted" | "version" | "earlier" | "bulk" | "import" | "edit" | "undo";
                                by: string;
                                /** Format: date-time */
                                at: string;
                                changeId: string | null;
                                changes: {
                                    field: string;
                                    sku: string | null;
                                    before: unknown;
                                    after: unknown;
                                }[];
                                canRestore: boolean;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    number: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            taxClassId: string | null;
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                    kind?: "received" | "allocated" | "released" | "shipped" | "adjusted" | "returned" | "waste" | "counted";
                    variant?: string;
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                /** @enum {string} */
                                kind: "received" | "allocated" | "released" | "shipped" | "adjusted" | "returned" | "waste" | "counted";
                                qty: number;
                                orderId: string | null;
                                orderNumber: string | null;
                                reason: string;
                                /** @enum {string} */
                                actorKind: "staff" | "customer" | "platform" | "system" | "program";
                                actorName: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{variantId}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                    q?: string;
                };
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                /** @enum {string} */
                                kind: "received" | "allocated" | "released" | "shipped" | "adjusted" | "returned" | "waste" | "counted";
                                qty: number;
                                orderId: string | null;
                                orderNumber: string | null;
                                reason: string;
                                /** @enum {string} */
                                actorKind: "staff" | "customer" | "platform" | "system" | "program";
                                actorName: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "received" | "adjusted" | "waste" | "counted" | "returned";
                        qty: number;
                        /** @default  */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            variantId: string;
                            onHand: number;
                            allocated: number;
                            reorderPoint: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/stock.move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "received" | "adjusted" | "waste" | "counted" | "returned";
                            qty: number;
                            reason: string;
                            seen?: number;
                        }[];
                        /** @enum {string} */
                        operation: "stock.move";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/stock.threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            reorderPoint: number;
                            seen?: number;
                        }[];
                        /** @enum {string} */
                        operation: "stock.threshold";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "sku" | "-sku" | "title" | "-title" | "available" | "-available";
                    q?: string;
                    language?: LanguageCode;
                    stock?: "in" | "low" | "out";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                image: string | null;
                                onHand: number;
                                allocated: number;
                                available: number;
                                reorderPoint: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/purchase-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                onHand: number;
                                allocated: number;
                                available: number;
                                reorderPoint: number;
                                /** Format: uuid */
                                variantId: string;
                                barcode: string | null;
                                costPrice: number | null;
                                sold: number;
                                suggested: number;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            productId: string;
                            title: LocalizedText;
                            label: LocalizedText;
                            sku: string;
                            image: string | null;
                            onHand: number;
                            allocated: number;
                            available: number;
                            reorderPoint: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            couponCode: string;
                            title: LocalizedText;
                            logo: string | null;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            firstOrderOnly: boolean;
                            stackable: boolean;
                            onlyFor: {
                                categories: {
                                    slug: string;
                                    name: LocalizedText;
                                }[];
                                products: {
                                    slug: string;
                                    title: LocalizedText;
                                }[];
                                andMore: boolean;
                            } | null;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        couponCode: string;
                        subTotal: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            coupon: {
                                couponCode: string;
                                title: LocalizedText;
                                logo: string | null;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                maxDiscount: number | null;
                                minimumAmount: number;
                                firstOrderOnly: boolean;
                                stackable: boolean;
                            };
                            discount: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-startTime" | "startTime" | "endTime" | "-endTime" | "couponCode" | "-couponCode" | "usedCount" | "-usedCount";
                    q?: string;
                    state?: "active" | "scheduled" | "expired" | "used_up";
                    status?: "show" | "hide";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                title: LocalizedText;
                                couponCode: string;
                                logo: string | null;
                                /** Format: date-time */
                                startTime: string;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                maxDiscount: number | null;
                                minimumAmount: number;
                                categoryIds: string[];
                                productIds: string[];
                                firstOrderOnly: boolean;
                                usageLimit: number | null;
                                usagePerCustomer: number | null;
                                stackable: boolean;
                                /** @enum {string} */
                                status: "show" | "hide";
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "used_up";
                                usedCount: number;
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        couponCode: string;
                        logo: string | null;
                        /** Format: date-time */
                        startTime: string;
                        /** Format: date-time */
                        endTime: string;
                        /** @enum {string} */
                        discountType: "percentage" | "fixed" | "free_shipping";
                        discountValue: number;
                        maxDiscount: number | null;
                        minimumAmount: number;
                        categoryIds: string[];
                        productIds: string[];
                        firstOrderOnly: boolean;
                        usageLimit: number | null;
                        usagePerCustomer: number | null;
                        stackable: boolean;
                        /** @enum {string} */
                        status: "show" | "hide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            couponCode: string;
                            logo: string | null;
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            categoryIds: string[];
                            productIds: string[];
                            firstOrderOnly: boolean;
                            usageLimit: number | null;
                            usagePerCustomer: number | null;
                            stackable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "used_up";
                            usedCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            couponCode: string;
                            logo: string | null;
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            categoryIds: string[];
                            productIds: string[];
                            firstOrderOnly: boolean;
                            usageLimit: number | null;
                            usagePerCustomer: number | null;
                            stackable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "used_up";
                            usedCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        couponCode: string;
                        logo: string | null;
                        /** Format: date-time */
                        startTime: string;
                        /** Format: date-time */
                        endTime: string;
                        /** @enum {string} */
                        discountType: "percentage" | "fixed" | "free_shipping";
                        discountValue: number;
                        maxDiscount: number | null;
                        minimumAmount: number;
                        categoryIds: string[];
                        productIds: string[];
                        firstOrderOnly: boolean;
                        usageLimit: number | null;
                        usagePerCustomer: number | null;
                        stackable: boolean;
                        /** @enum {string} */
                        status: "show" | "hide";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            couponCode: string;
                            logo: string | null;
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            categoryIds: string[];
                            productIds: string[];
                            firstOrderOnly: boolean;
                            usageLimit: number | null;
                            usagePerCustomer: number | null;
                            stackable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "used_up";
                            usedCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/coupons.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "coupons.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/coupons.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "coupons.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/coupons.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "coupons.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                            price?: number;
                        }[];
                        couponCode?: string;
                        /** @enum {string} */
                        shippingOption?: "one" | "two";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            lines: {
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                quantity: number;
                                available: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTotal: number;
                            }[];
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            coupon: {
                                couponCode: string;
                                title: LocalizedText;
                                logo: string | null;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                maxDiscount: number | null;
                                minimumAmount: number;
                                firstOrderOnly: boolean;
                                stackable: boolean;
                            } | null;
                            couponError: ("COUPON_UNKNOWN" | "COUPON_EXPIRED" | "COUPON_MINIMUM" | "COUPON_USED_UP" | "COUPON_FIRST_ORDER" | "COUPON_NOT_APPLICABLE") | null;
                            couponMissing: number | null;
                            refusedCoupon?: string | null;
                            shippingOptions: {
                                /** @enum {string} */
                                option: "one" | "two";
                                name: LocalizedText;
                                description: LocalizedText;
                                cost: number;
                                arrival?: {
                                    /** Format: date */
                                    day: string;
                                    by: string | null;
                                    inDays: number;
                                    /** Format: date-time */
                                    orderBefore: string;
                                };
                            }[];
                            missingToFreeShipping: number | null;
                            minimumOrder?: number | null;
                            missingToMinimum?: number;
                            takesOrders?: boolean;
                            issues: {
                                /** Format: uuid */
                                variantId: string;
                                /** @enum {string} */
                                kind: "price_changed" | "low_stock" | "sold_out" | "unavailable" | "limit" | "minimum" | "step";
                                value: number;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                /** @enum {string} */
                                option: "one" | "two";
                                name: LocalizedText;
                                description: LocalizedText;
                                cost: number;
                                arrival: {
                                    /** Format: date */
                                    day: string;
                                    by: string | null;
                                    inDays: number;
                                    /** Format: date-time */
                                    orderBefore: string;
                                };
                            }[];
                            /** Format: date-time */
                            now: string;
                            /** Format: date-time */
                            rightUntil: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt";
                    q?: string;
                    status?: "unread" | "read" | "done";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                text: string;
                                /** @enum {string} */
                                status: "unread" | "read" | "done";
                                customerId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                unread: number;
                                read: number;
                                done: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            text: string;
                            /** @enum {string} */
                            status: "unread" | "read" | "done";
                            customerId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/messages.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "unread" | "read" | "done";
                        }[];
                        /** @enum {string} */
                        operation: "messages.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/messages.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "messages.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/messages.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "messages.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest" | "highest" | "lowest";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            averageRating: number;
                            counts: {
                                1: number;
                                2: number;
                                3: number;
                                4: number;
                                5: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-writtenAt" | "writtenAt" | "rating" | "-rating";
                    q?: string;
                    status?: "pending" | "approved" | "rejected";
                    rating?: number;
                    productId?: string;
                    customerId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                                /** Format: uuid */
                                productId: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                reason: string;
                                version: number;
                                /** Format: uuid */
                                customerId: string;
                                product: {
                                    title: LocalizedText;
                                    slug: string;
                                    image: string | null;
                                };
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                pending: number;
                                approved: number;
                                rejected: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            rating: number;
                            title: string;
                            text: string;
                            authorName: string;
                            /** Format: date-time */
                            writtenAt: string;
                            reply: string;
                            repliedAt: string | null;
                            /** Format: uuid */
                            productId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            reason: string;
                            version: number;
                            /** Format: uuid */
                            customerId: string;
                            product: {
                                title: LocalizedText;
                                slug: string;
                                image: string | null;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reply: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            rating: number;
                            title: string;
                            text: string;
                            authorName: string;
                            /** Format: date-time */
                            writtenAt: string;
                            reply: string;
                            repliedAt: string | null;
                            /** Format: uuid */
                            productId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            reason: string;
                            version: number;
                            /** Format: uuid */
                            customerId: string;
                            product: {
                                title: LocalizedText;
                                slug: string;
                                image: string | null;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/reviews.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            version?: number;
                            /** @enum {string} */
                            status: "approved" | "rejected";
                            reason?: string;
                        }[];
                        /** @enum {string} */
                        operation: "reviews.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/reviews.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "reviews.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/reviews.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "reviews.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-placedAt" | "placedAt" | "total" | "-total" | "invoice" | "-invoice";
                    q?: string;
                    status?: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                    paymentMethod?: "Cash" | "Card";
                    customer?: string;
                    placedAfter?: string;
                    without?: "cancelled";
                    coupon?: string;
                    discounted?: "yes";
                    hour?: number;
                    product?: string;
                    category?: string | "none";
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                invoice: number;
                                customerId: string | null;
                                /** @enum {string} */
                                source: "shop" | "guest" | "phone";
                                customerName: string;
                                /** @enum {string} */
                                status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                                /** @enum {string} */
                                paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                                lineCount: number;
                                itemCount: number;
                                total: number;
                                currency: string;
                                /** Format: date-time */
                                placedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                pending?: number;
                                confirmed?: number;
                                picking?: number;
                                packed?: number;
                                pickup_ready?: number;
                                out_for_delivery?: number;
                                delivery_failed?: number;
                                delivered?: number;
                                partially_returned?: number;
                                returned?: number;
                                cancelled?: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "guest" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            deliveryTaxes: {
                                rateBp: number;
                                amount: number;
                                tax: number;
                            }[];
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            arrival: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                                providerRef: string | null;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                        /** @default  */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "guest" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            deliveryTaxes: {
                                rateBp: number;
                                amount: number;
                                tax: number;
                            }[];
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            arrival: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                                providerRef: string | null;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "guest" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            deliveryTaxes: {
                                rateBp: number;
                                amount: number;
                                tax: number;
                            }[];
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            arrival: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                                providerRef: string | null;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/orders.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            /** @default  */
                            note?: string;
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "orders.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                            price?: number;
                        }[];
                        couponCode?: string;
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        /** @enum {string} */
                        paymentMethod: "Cash" | "Card";
                        address: {
                            name: string;
                            contact: string;
                            /** Format: email */
                            email: string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        confirmedAge?: number;
                        total: number;
                        arrival?: {
                            /** Format: date */
                            day: string;
                            by: string | null;
                        };
                        language: LanguageCode;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                currency: string;
                                subTotal: number;
                                discount: number;
                                shippingCost: number;
                                tax: number;
                                deliveryTaxes: {
                                    rateBp: number;
                                    amount: number;
                                    tax: number;
                                }[];
                                total: number;
                                couponCode: string | null;
                                /** @enum {string} */
                                shippingOption: "one" | "two";
                                arrival: {
                                    /** Format: date */
                                    day: string;
                                    by: string | null;
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                                /** @enum {string} */
                                paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                                userInfo: {
                                    name: string;
                                    contact: string;
                                    email: string;
                                    address: string;
                                    city: string;
                                    country: string;
                                    zipCode: string;
                                    deliveryNote: string;
                                };
                                notes: string;
                                lines: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: uuid */
                                    productId: string;
                                    /** Format: uuid */
                                    variantId: string;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    slug: string;
                                    image: string | null;
                                    unitLabel: string;
                                    unitPrice: number;
                                    originalPrice: number;
                                    qtyOrdered: number;
                                    lineSubtotal: number;
                                    lineDiscount: number;
                                    lineTax: number;
                                    lineTotal: number;
                                    taxRateBp: number;
                                    weight: {
                                        nominalG: number;
                                        price: number;
                                        /** @enum {string} */
                                        pricedBy: "kg" | "100g";
                                        tolerancePct: number;
                                        pickedG: number | null;
                                    } | null;
                                    weightConsent: ("asked" | "given" | "refused") | null;
                                    ageLimit: number | null;
                                    parts: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                        title: LocalizedText;
                                        variantLabel: LocalizedText;
                                        sku: string;
                                        unitLabel: string;
                                        nominalG?: number | null;
                                        pickedG?: number | null;
                                    }[];
                                }[];
                                timeline: {
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                /** Format: date-time */
                                placedAt: string;
                                taxes?: {
                                    rateBp: number;
                                    net: number;
                                    tax: number;
                                    gross: number;
                                }[];
                                canCancel?: boolean;
                                refundedAmount?: number;
                                isPickup?: boolean;
                                heldAmount?: number;
                            };
                            key: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-orders/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                currency: string;
                                subTotal: number;
                                discount: number;
                                shippingCost: number;
                                tax: number;
                                deliveryTaxes: {
                                    rateBp: number;
                                    amount: number;
                                    tax: number;
                                }[];
                                total: number;
                                couponCode: string | null;
                                /** @enum {string} */
                                shippingOption: "one" | "two";
                                arrival: {
                                    /** Format: date */
                                    day: string;
                                    by: string | null;
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                                /** @enum {string} */
                                paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                                userInfo: {
                                    name: string;
                                    contact: string;
                                    email: string;
                                    address: string;
                                    city: string;
                                    country: string;
                                    zipCode: string;
                                    deliveryNote: string;
                                };
                                notes: string;
                                lines: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: uuid */
                                    productId: string;
                                    /** Format: uuid */
                                    variantId: string;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    slug: string;
                                    image: string | null;
                                    unitLabel: string;
                                    unitPrice: number;
                                    originalPrice: number;
                                    qtyOrdered: number;
                                    lineSubtotal: number;
                                    lineDiscount: number;
                                    lineTax: number;
                                    lineTotal: number;
                                    taxRateBp: number;
                                    weight: {
                                        nominalG: number;
                                        price: number;
                                        /** @enum {string} */
                                        pricedBy: "kg" | "100g";
                                        tolerancePct: number;
                                        pickedG: number | null;
                                    } | null;
                                    weightConsent: ("asked" | "given" | "refused") | null;
                                    ageLimit: number | null;
                                    parts: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                        title: LocalizedText;
                                        variantLabel: LocalizedText;
                                        sku: string;
                                        unitLabel: string;
                                        nominalG?: number | null;
                                        pickedG?: number | null;
                                    }[];
                                }[];
                                timeline: {
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                /** Format: date-time */
                                placedAt: string;
                                taxes?: {
                                    rateBp: number;
                                    net: number;
                                    tax: number;
                                    gross: number;
                                }[];
                                canCancel?: boolean;
                                refundedAmount?: number;
                                isPickup?: boolean;
                                heldAmount?: number;
                            };
                            key: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        lines: {
                            /** Format: uuid */
                            lineId: string;
                            /** Format: uuid */
                            variantId?: string;
                            grams: number;
                            ask?: boolean;
                            accepted?: boolean;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "guest" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            deliveryTaxes: {
                                rateBp: number;
                                amount: number;
                                tax: number;
                            }[];
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            arrival: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                                providerRef: string | null;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            topic: "delivery" | "back_in_stock";
                            isOn: boolean;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOn: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            topic: "delivery" | "back_in_stock";
                            isOn: boolean;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        "List-Unsubscribe": "One-Click";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            topic: "delivery" | "back_in_stock";
                            isOn: boolean;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-in-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        variantId: string;
                        /** Format: email */
                        email: string;
                        language: LanguageCode;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isConfirmed: boolean;
                            token: string | null;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-in-stock/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            slug: string;
                            isConfirmed: boolean;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            slug: string;
                            isConfirmed: boolean;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        couponCode?: string;
                        customerId: string | null;
                        address: {
                            name: string;
                            contact: string;
                            email: "" | string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        total: number;
                        /** Format: uuid */
                        draftId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        couponCode?: string;
                        customerId: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            lines: {
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                quantity: number;
                                available: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTotal: number;
                            }[];
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            coupon: {
                                couponCode: string;
                                title: LocalizedText;
                                logo: string | null;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                maxDiscount: number | null;
                                minimumAmount: number;
                                firstOrderOnly: boolean;
                                stackable: boolean;
                            } | null;
                            couponError: ("COUPON_UNKNOWN" | "COUPON_EXPIRED" | "COUPON_MINIMUM" | "COUPON_USED_UP" | "COUPON_FIRST_ORDER" | "COUPON_NOT_APPLICABLE") | null;
                            couponMissing: number | null;
                            refusedCoupon?: string | null;
                            shippingOptions: {
                                /** @enum {string} */
                                option: "one" | "two";
                                name: LocalizedText;
                                description: LocalizedText;
                                cost: number;
                                arrival?: {
                                    /** Format: date */
                                    day: string;
                                    by: string | null;
                                    inDays: number;
                                    /** Format: date-time */
                                    orderBefore: string;
                                };
                            }[];
                            missingToFreeShipping: number | null;
                            minimumOrder?: number | null;
                            missingToMinimum?: number;
                            takesOrders?: boolean;
                            issues: {
                                /** Format: uuid */
                                variantId: string;
                                /** @enum {string} */
                                kind: "price_changed" | "low_stock" | "sold_out" | "unavailable" | "limit" | "minimum" | "step";
                                value: number;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-orders/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            variantId: string;
                            title: LocalizedText;
                            variantLabel: LocalizedText;
                            unitLabel: string;
                            sku: string;
                            image: string | null;
                            price: number;
                            available: number;
                        }[];
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-orders/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            difference: number;
                            couponLost: boolean;
                            arrival?: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            issues: {
                                /** Format: uuid */
                                variantId: string;
                                /** @enum {string} */
                                kind: "price_changed" | "low_stock" | "sold_out" | "unavailable" | "limit" | "minimum" | "step";
                                value: number;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        version: number;
                        address: {
                            name: string;
                            contact: string;
                            email: "" | string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        total: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "guest" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            deliveryTaxes: {
                                rateBp: number;
                                amount: number;
                                tax: number;
                            }[];
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            arrival: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                                providerRef: string | null;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-updatedAt" | "updatedAt";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                                actorName: string;
                                name: string;
                                contact: string;
                                itemCount: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        couponCode: string;
                        address: {
                            name: string;
                            contact: string;
                            email: string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        customerId: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                unitPrice: number;
                                quantity: number;
                            }[];
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            couponCode: string;
                            address: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                            actorName: string;
                            customer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            missing: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                unitPrice: number;
                                quantity: number;
                            }[];
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            couponCode: string;
                            address: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                            actorName: string;
                            customer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            missing: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        couponCode: string;
                        address: {
                            name: string;
                            contact: string;
                            email: string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        customerId: string | null;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                unitPrice: number;
                                quantity: number;
                            }[];
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            couponCode: string;
                            address: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                            actorName: string;
                            customer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            missing: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/order-drafts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "order-drafts.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/order-drafts.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "order-drafts.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        orderId: string;
                        version: number;
                        /** Format: uuid */
                        paymentId: string;
                        amount: number;
                        lines: {
                            /** Format: uuid */
                            lineId: string;
                            qty: number;
                        }[];
                        /** @enum {string} */
                        goods: "kept" | "restocked" | "discarded";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "guest" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            deliveryTaxes: {
                                rateBp: number;
                                amount: number;
                                tax: number;
                            }[];
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            arrival: {
                                /** Format: date */
                                day: string;
                                by: string | null;
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                                providerRef: string | null;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            offered: boolean;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card-payments/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header: {
                    "stripe-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            today: {
                                amount: number;
                                orders: number;
                            };
                            yesterday: {
                                amount: number;
                                orders: number;
                            };
                            month: {
                                amount: number;
                                orders: number;
                            };
                            lastMonth: {
                                amount: number;
                                orders: number;
                            };
                            allTime: {
                                amount: number;
                                orders: number;
                            };
                            byPaymentMethod: {
                                Cash: {
                                    amount: number;
                                    orders: number;
                                };
                                Card: {
                                    amount: number;
                                    orders: number;
                                };
                            };
                            byStatus: {
                                pending: number;
                                confirmed: number;
                                picking: number;
                                packed: number;
                                pickup_ready: number;
                                out_for_delivery: number;
                                delivery_failed: number;
                                delivered: number;
                                partially_returned: number;
                                returned: number;
                                cancelled: number;
                            };
                            salesByDay: {
                                /** Format: date */
                                day: string;
                                amount: number;
                                orders: number;
                            }[];
                            bestSellers: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                image: string | null;
                                quantity: number;
                                amount: number;
                            }[];
                            recentOrders: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                invoice: number;
                                customerId: string | null;
                                /** @enum {string} */
                                source: "shop" | "guest" | "phone";
                                customerName: string;
                                /** @enum {string} */
                                status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                                /** @enum {string} */
                                paymentStatus: "pending" | "awaiting" | "authorized" | "paid" | "voided" | "partially_refunded" | "refunded";
                                lineCount: number;
                                itemCount: number;
                                total: number;
                                currency: string;
                                /** Format: date-time */
                                placedAt: string;
                            }[];
                            lowStock: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    startDate?: string;
                    endDate?: string;
                    compare?: "period" | "year";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            range: {
                                /** Format: date */
                                startDate: string;
                                /** Format: date */
                                endDate: string;
                            };
                            before: {
                                /** Format: date */
                                startDate: string;
                                /** Format: date */
                                endDate: string;
                            };
                            figures: {
                                revenue: number;
                                orders: number;
                                basket: number;
                                discount: number;
                                newCustomers: number;
                                returningCustomers: number;
                            };
                            figuresBefore: {
                                revenue: number;
                                orders: number;
                                basket: number;
                                discount: number;
                                newCustomers: number;
                                returningCustomers: number;
                            };
                            days: {
                                /** Format: date */
                                day: string;
                                amount: number;
                                orders: number;
                                before: {
                                    amount: number;
                                    orders: number;
                                };
                            }[];
                            hours: {
                                hour: number;
                                amount: number;
                                orders: number;
                            }[];
                            coupons: {
                                couponCode: string;
                                orders: number;
                                amount: number;
                                discount: number;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    startDate?: string;
                    endDate?: string;
                    compare?: "period" | "year";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            range: {
                                /** Format: date */
                                startDate: string;
                                /** Format: date */
                                endDate: string;
                            };
                            best: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                image: string | null;
                                quantity: number;
                                amount: number;
                            }[];
                            slow: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                image: string | null;
                                quantity: number;
                                amount: number;
                                available: number;
                            }[];
                            categories: {
                                id: string | null;
                                name: LocalizedText;
                                quantity: number;
                                amount: number;
                            }[];
                            stock: {
                                cost: number | null;
                                retail: number;
                                pieces: number;
                                withoutCost: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "name" | "-name" | "rateBp" | "-rateBp" | "updatedAt" | "-updatedAt";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                name: string;
                                rateBp: number;
                                /** Format: uuid */
                                id: string;
                                version: number;
                                productCount: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-classes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            rateBp: number;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            productCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: {
        /** @description Refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    code: string;
                    message: string;
                    details?: {
                        field: string;
                        message: string;
                        reason?: {
                            code: string;
                            values: {
                                [key: string]: string | number;
                            };
                            because?: {
                                code: string;
                                values: {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    }[];
                    requestId?: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
